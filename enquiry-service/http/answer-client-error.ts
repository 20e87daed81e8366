import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http'
import type { FastifyServerOptions } from 'fastify'

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what Node cannot read as a request, with the headers of all other responses. */
export function answerClientError(headers: OutgoingHttpHeaders): ClientErrorHandler {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
  return ({ code }, socket) => {
    const status = statuses[code] ?? 400
    if (code !== 'ECONNRESET' && socket.writable) {
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}` +
          'Connection: close\r\nContent-Length: 0\r\n\r\n',
      )
    }
    socket.destroy()
  }
}
