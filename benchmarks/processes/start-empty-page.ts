import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server for comparison: it shows the cost of browser and machine alone. */
export interface EmptyPage {
  /** Such as `http://127.0.0.1:49152/`. */
  address: string
  stop(): void
}

const heading = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title>
<h1>Empty</h1>
`

/** Serves a page with one heading: no styles, fonts, scripts or pictures. */
export async function startEmptyPage(): Promise<EmptyPage> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(heading)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
