import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type Alert = Record<'company' | 'problem' | 'state' | 'message' | 'text' | 'since', string>

/** A real HTTP server that receives alerts. */
export async function startWebhookServer() {
  const alerts: Alert[] = []
  const state = { status: 204 }
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (state.status < 300) alerts.push(body as Alert)
      response.writeHead(state.status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(state, { url: new URL(`http://127.0.0.1:${port}/alerts`), alerts })
}
