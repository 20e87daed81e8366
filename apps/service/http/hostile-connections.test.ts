import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSite } from '../site/read-site.ts'
import { buildTestSite } from '../testing/built-site.ts'
import { testApp } from '../testing/test-app.ts'

const mebibyte = 1024 * 1024

async function startApp(overrides: Parameters<typeof testApp>[0] = {}) {
  const { app } = await testApp({ site: readSite(buildTestSite()), ...overrides })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, open: (from?: string) => openConnection(port, from) }
}

/** A connection that reads nothing until told to, and ignores its own errors. */
async function openConnection(port: number, from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  socket.on('error', () => undefined)
  onTestFinished(() => {
    socket.destroy()
  })
  await once(socket, 'connect')
  return socket
}

/** Sends a request as it is written here and collects the response until the connection closes. */
async function responseTo(socket: Socket, request: string): Promise<string> {
  let response = ''
  socket.on('data', (chunk) => (response += chunk.toString('latin1')))
  socket.write(request)
  await once(socket, 'close')
  return response
}

/**
 * Sends up to `most` bytes for as long as the service accepts them. Resolves with how many it
 * accepted.
 */
async function pourInto(socket: Socket, most: number): Promise<number> {
  const chunk = Buffer.alloc(64 * 1024, 'x')
  let sent = 0
  socket.resume()
  while (sent < most && !socket.destroyed) {
    sent += chunk.length
    if (!socket.write(chunk)) {
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined)
    }
  }
  return sent
}

test('a body that is slightly too long is received, so that the browser sees the response', async () => {
  const { open } = await startApp()
  const socket = await open()
  const size = 3 * mebibyte
  socket.write(
    'POST /send-mail HTTP/1.1\r\nHost: senda.example\r\n' +
      `Content-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`,
  )
  const [response] = (await once(socket, 'data')) as [Buffer]
  expect(response.toString()).toMatch(/^HTTP\/1\.1 413 /)
  expect(await pourInto(socket, size)).toBe(size)
  // The connection can be used again.
  const next = once(socket, 'data')
  socket.write('GET /health/live HTTP/1.1\r\nHost: senda.example\r\n\r\n')
  expect(String(await next)).toContain('200 OK')
})

const request = (path: string, header = 'Accept: */*') =>
  `GET ${path} HTTP/1.1\r\nHost: senda.example\r\n${header}\r\n\r\n`

/** A site with a film larger than the socket buffers of the system. */
function siteWithLongFilm() {
  const folder = buildTestSite()
  writeFileSync(join(folder, 'long-film.mp4'), Buffer.alloc(longFilm))
  return readSite(folder)
}

const longFilm = 20 * mebibyte

test('a visitor who does not read the response is disconnected', async () => {
  const { app, open } = await startApp({ site: siteWithLongFilm(), unreadTimeoutMs: 3_000 })
  const connections = () => promisify(app.server.getConnections.bind(app.server))()
  const sockets = await Promise.all(Array.from({ length: 20 }, () => open()))
  for (const socket of sockets) {
    socket.pause()
    socket.write(request('/long-film.mp4'))
  }
  await expect.poll(connections, { timeout: 2_500 }).toBe(20)
  await expect.poll(connections, { timeout: 10_000 }).toBe(0)
})

test('the thank-you page is sent even while many visitors do not read theirs', async () => {
  const { open } = await startApp()
  const thankYou = request('/thank-you?reference=1234ABCD')
  for (let reader = 0; reader < 64; reader++) {
    const socket = await open()
    socket.pause()
    socket.write(thankYou)
  }
  const thanks = async () => {
    const socket = await open()
    socket.write(thankYou)
    return String(((await once(socket, 'data')) as [Buffer])[0])
  }
  expect(await thanks()).toMatch(/^HTTP\/1\.1 200 /)
})

test('a visitor who reads slowly gets the whole response', async () => {
  const { open } = await startApp({ site: siteWithLongFilm(), unreadTimeoutMs: 1_500 })
  const socket = await open()
  socket.write(request('/long-film.mp4'))
  let received = 0
  socket.on('data', (chunk) => {
    received += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), received < 4 * mebibyte ? 20 : 0)
  })
  await expect.poll(() => received, { timeout: 60_000 }).toBeGreaterThan(longFilm)
}, 70_000)

describe('many requests at once on one connection', () => {
  test.each([
    ['/contact', 'Accept: */*'],
    ['/health/live', 'Accept: */*'],
    ['/100%', 'Accept: */*'],
    ['/contact', 'Expect: a-miracle'],
  ])('close it if their responses are not read (%s, %s)', async (path, header) => {
    const { open, app } = await startApp()
    const ended = new Promise((resolve) => {
      app.server.once('connection', (connection) => connection.once('close', resolve))
    })
    const socket = await open()
    socket.pause()
    socket.write(request(path, header).repeat(1_000))
    await ended
  })

  test('close the other connections of that address, and no others', async () => {
    const { open } = await startApp()
    const [attacker, accomplice, other] = [await open(), await open(), await open('127.0.0.2')]
    const closed = Promise.all([once(attacker, 'close'), once(accomplice.resume(), 'close')])
    attacker.resume()
    attacker.write(request('/health/live').repeat(1_000))
    await closed
    other.write(request('/health/live'))
    expect(String(await once(other, 'data'))).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('are answered when there are only a few', async () => {
    const { open } = await startApp()
    const last = request('/health/live').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
    const responses = await responseTo(await open(), request('/contact').repeat(9) + last)
    expect(responses.match(/HTTP\/1\.1 200/g)).toHaveLength(10)
  })

  test('are fine when each waits for the previous response', async () => {
    const { open } = await startApp()
    const socket = await open()
    for (let count = 0; count < 50; count++) {
      socket.write(request('/health/live'))
      const [response] = (await once(socket, 'data')) as [Buffer]
      expect(response.toString()).toMatch(/^HTTP\/1\.1 200 /)
    }
  })
})

test.each([
  ['no HTTP at all', 'HELLO\r\n\r\n', 400],
  ['headers of 20 kB', request('/contact', `X-Long: ${'x'.repeat(20_000)}`), 431],
  ['no Host', 'GET /contact HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
])('%s is refused', async (_what, text, status) => {
  const { open } = await startApp()
  const response = await responseTo(await open(), text)
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('a chunked post is refused, because each chunk needs memory of its own', async () => {
  const { open } = await startApp()
  const socket = await open()
  const head =
    'POST /send-mail HTTP/1.1\r\nHost: senda.example\r\nContent-Type: application/json\r\n' +
    'Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n'
  const response = await responseTo(socket, `${head}1\r\n{\r\n1\r\n}\r\n0\r\n\r\n`)
  expect(response).toMatch(/^HTTP\/1\.1 411 /)
})
