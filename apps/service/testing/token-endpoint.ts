import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** An OAuth 2 token endpoint (RFC 6749) that issues `token-1`, `token-2` and so on. */
export async function startTokenEndpoint() {
  /** The parameters of each request. */
  const requests: Record<string, string>[] = []
  const state = {
    requests,
    /** Seconds. */
    expiresIn: 3600,
    /** Set to make it answer something else. */
    failure: null as { status: number; body: string } | null,
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push(Object.fromEntries(new URLSearchParams(body)))
      const token = { access_token: `token-${requests.length}`, expires_in: state.expiresIn }
      response.writeHead(state.failure?.status ?? 200, { 'Content-Type': 'application/json' })
      response.end(state.failure?.body ?? JSON.stringify(token))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(state, { url: new URL(`http://127.0.0.1:${port}/token`) })
}
