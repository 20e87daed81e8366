import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OwnerProblem } from '../process/owner-problem.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsServer {
  /** Such as `http://127.0.0.1:9091/metrics`. */
  address: string
  close(): Promise<void>
}

/**
 * Serves `/metrics` on the loopback interface, out of reach of visitors (decision 19).
 * @throws OwnerProblem when the port cannot be used
 */
export async function startMetricsServer(metrics: Metrics, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.expose().then(
      ({ text, contentType }) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new OwnerProblem(
      `METRICS_PORT ${port} cannot be used (${(error as Error).message}): choose another one.`,
      { cause: error },
    )
  }
  const bound = server.address() as AddressInfo
  return {
    address: `http://${bound.address}:${bound.port}/metrics`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
