import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { builtSite } from '../../website/built-site/built-pages.ts'
import { childProcesses } from './child-processes.ts'
import { freePort } from '../../enquiry-service/testing/free-port.ts'
import { pinToCore, serverCore } from './pin-to-core.ts'

/** The file that `npm run build` writes for owners who serve the site with nginx. */
const siteFile = join(builtSite, '../hosting/nginx.conf')

/** An nginx under measurement. */
export interface Nginx {
  /** Such as `http://127.0.0.1:49152`. */
  address: string
  /** The worker and the master. */
  processIds: number[]
  stop(): Promise<void>
}

/** Such as `nginx/1.22.1`; `null` if it is not installed. */
export function nginxVersion(): string | null {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' })
  return /nginx\/\S+/.exec(stderr)?.[0] ?? null
}

/**
 * Starts nginx with the built site and the headers that the service sends.
 * @param folder receives its configuration and log
 */
export async function startNginx(folder: string): Promise<Nginx> {
  const port = await freePort()
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, configure(folder, port))
  const [command = '', ...parameters] = pinToCore(serverCore, ['nginx', '-c', configuration])
  const server = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] })
  const address = `http://127.0.0.1:${port}`
  while (!(await answers(address))) {
    if (server.exitCode !== null) throw new Error('nginx does not start.')
    await wait(20)
  }
  const master = server.pid ?? 0
  return {
    address,
    processIds: [master, ...childProcesses(master)],
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** The defaults of Debian, with one worker, like the service. */
function configure(folder: string, port: number): string {
  const site = readFileSync(siteFile, 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/var/www/site', builtSite)
  // A worker with another user may not be able to read the project's folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `
    ${user}
    daemon off;
    worker_processes 1;
    error_log stderr;
    pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      types { text/html html; }
      sendfile on;
      tcp_nopush on;
      access_log ${folder}/access.log;
      # The service does not limit the requests per connection either.
      keepalive_requests 100000000;
      ${site}
    }`
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}
