import type { FastifyInstance } from 'fastify'
import type { ServiceStatus } from './service-status.ts'

export interface HealthDependencies {
  status: () => Promise<ServiceStatus>
}

/**
 * `GET /health/live`: the process responds. `GET /health/ready`: it can accept enquiries; 503 only
 * when the store cannot commit, so that a mail outage takes no instance out of service (decision
 * 19). Anybody may ask, so neither says how many enquiries there are: the metrics do, on their
 * loopback port.
 */
export function healthRoutes(
  app: FastifyInstance,
  { status }: HealthDependencies,
  done: () => void,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('Cache-Control', 'no-store')
    done()
  })

  app.get('/live', () => ({ status: 'live' }))

  app.get('/ready', async (_request, reply) => {
    const { canStore } = await status()
    return reply.code(canStore ? 200 : 503).send({ status: canStore ? 'ready' : 'unready' })
  })
  done()
}
