import { once } from 'node:events'
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net'
import { createServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { localhostCertificate } from '../testing/localhost-certificate.ts'
import { certificateEnd } from './certificate-end.ts'

async function listen(server: Server): Promise<URL> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return new URL(`https://127.0.0.1:${port}`)
}

test('the end of a certificate is read, even of an untrusted one', async () => {
  const website = await listen(createServer(localhostCertificate))
  const end = Date.parse('2126-10-28T07:28:07Z')
  expect(await certificateEnd(website)).toBe(end)
  website.hostname = 'localhost'
  expect(await certificateEnd(website)).toBe(end)
})

test('without a server the result is null', async () => {
  expect(await certificateEnd(new URL(`https://localhost:${await freePort()}`))).toBeNull()
})

test('without TLS the result is null', async () => {
  const website = await listen(createTcpServer((socket) => socket.end('220 ready\r\n')))
  expect(await certificateEnd(website)).toBeNull()
})

test('a server that never responds times out', async () => {
  const website = await listen(
    createTcpServer((socket) => {
      onTestFinished(() => {
        socket.destroy()
      })
    }),
  )
  expect(await certificateEnd(website, 50)).toBeNull()
})
