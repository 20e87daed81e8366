import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished, test } from 'vitest'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './temporary-folder.ts'

const isInstalled = spawnSync('nginx', ['-v']).status === 0

/** A test with nginx; skipped with a warning where it is not installed. */
export function testWithNginx(name: string, check: () => Promise<void>): void {
  if (!isInstalled)
    console.warn(`SKIPPED: ${name}. nginx is not installed (apt install nginx-light).`)
  test.skipIf(!isInstalled)(isInstalled ? name : `${name} (skipped: no nginx)`, check)
}

/** The file for owners. */
const deployed = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8')

/**
 * Starts nginx as `deploy/nginx.conf` says, without TLS and on a free port, until the end of the test.
 * @param upstream the port of the service
 * @param change what an owner has changed in the file
 * @returns the address of the site
 */
export async function startNginx(
  upstream: number,
  change = (configuration: string) => configuration,
): Promise<string> {
  const folder = temporaryFolder()
  const [port, ...others] = [await freePort(), await freePort(), await freePort()]
  let server = 0
  const site = change(deployed)
    .replaceAll(/^ *(ssl_|listen \[).*\n/gm, '')
    .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`)
    // The last of the three servers in the file is the site.
    .replaceAll(/^ +listen .*$/gm, () => `listen 127.0.0.1:${[...others, port][server++]};`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
     http { client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${site} }`,
  )
  const child = spawn('nginx', ['-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGTERM'))
  const errors = text(child.stderr)
  const address = `http://127.0.0.1:${port}`
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(await errors)
    await fetch(address)
  })
  return address
}
