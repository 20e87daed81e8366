import type { FastifyInstance } from 'fastify'
import type { ServiceStatus } from './service-status.ts'

/**
 * `GET /health/live`: the process responds. `GET /health/ready`: it can accept enquiries; 503 only
 * when the store cannot commit, so that a mail outage takes no instance out of service (decision
 * 19). Anybody may ask, so neither says how many enquiries there are: the metrics do, on their
 * loopback port.
 */
export function healthRoutes(app: FastifyInstance, status: () => Promise<ServiceStatus>): void {
  app.get('/health/live', (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'live' }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const { canStore } = await status()
    reply.code(canStore ? 200 : 503).header('Cache-Control', 'no-store')
    return reply.send({ status: canStore ? 'ready' : 'unready' })
  })
}
