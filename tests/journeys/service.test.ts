import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

/** The addresses that a process of Playwright uses. */
async function addresses(environment: NodeJS.ProcessEnv = {}) {
  const file = JSON.stringify(join(import.meta.dirname, 'service.ts'))
  const script = `const { port, deskOrigin } = await import(${file}); console.log(port, deskOrigin)`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { env: { PATH: process.env.PATH, ...environment } },
  )
  return stdout.trim()
}

test('each run of the browser tests uses free ports, which its workers share', async () => {
  const [first, second] = await Promise.all([addresses(), addresses()])
  expect(first).toMatch(/^\d{4,} http:\/\/localhost:\d{4,}$/)
  expect(second).not.toBe(first)
  const ofWorker = { E2E_DATA_DIR: '/tmp', E2E_PORT: '8093', E2E_DESK_PORT: '8094' }
  expect(await addresses(ofWorker)).toBe('8093 http://localhost:8094')
})

test('a chosen port that is in use is reported', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const E2E_PORT = String((server.address() as AddressInfo).port)
  await expect(addresses({ E2E_PORT })).rejects.toThrow(
    `E2E_PORT is ${E2E_PORT}, which another program uses. Unset it`,
  )
})
