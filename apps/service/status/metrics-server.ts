import { fastify } from 'fastify'
import { isLoopbackName } from '../http/loopback-name.ts'
import { OperatorError } from '../settings/operator-error.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsServer {
  /** Such as `http://127.0.0.1:9091/metrics`. */
  address: string
  close(): Promise<void>
}

/**
 * Serves `/metrics` on the loopback interface, out of reach of visitors (decision 19).
 * @throws OperatorError when the port cannot be used
 */
export async function startMetricsServer(metrics: Metrics, port: number): Promise<MetricsServer> {
  const server = fastify({ forceCloseConnections: true })
  server.get('/metrics', async (request, reply) => {
    if (!isLoopbackName(request.headers.host)) return reply.code(421).send()
    const { text, contentType } = await metrics.expose()
    return reply.type(contentType).send(text)
  })
  try {
    const origin = await server.listen({ host: '127.0.0.1', port })
    return { address: `${origin}/metrics`, close: () => server.close() }
  } catch (error) {
    throw new OperatorError(
      `METRICS_PORT ${port} cannot be used (${(error as Error).message}): choose another one.`,
      { cause: error },
    )
  }
}
