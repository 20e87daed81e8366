import { type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ServiceEvents, ServiceStatus } from './service-status.ts'
import { isLoopbackName } from '../settings/loopback.ts'
import { OperatorError } from '../settings/operator-error.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics of the running service, in Prometheus's text format. They identify nobody. */
export function createMetrics(status: () => Promise<ServiceStatus>, events: ServiceEvents) {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  collectDefaultMetrics({ register: registry })

  const requestLabels = ['route', 'method', 'status']
  const requests = counter('http_requests_total', 'Answered requests.', requestLabels)
  const postDuration = new Histogram({
    name: 'enquiry_post_duration_seconds',
    help: 'From the arrival of a post to its response.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  })
  const posted = 'Valid enquiries posted, by outcome.'
  const enquiries = counter('enquiries_total', posted, ['outcome', 'mark'])
  const attempted = 'Attempts to send an email, by outcome.'
  const emails = counter('mail_attempts_total', attempted, ['outcome'])
  const storeReady = gauge('store_ready', '1 while the store can commit.')
  const waiting = gauge('outbox_emails', 'Emails waiting to be sent.')
  const oldest = gauge('outbox_oldest_seconds', 'How long the oldest of them has been waiting.')
  const held = gauge('enquiries_held', 'Enquiries held back.')

  events.on('enquiryPosted', ({ outcome, mark }) => {
    enquiries.inc({ outcome, mark: mark ?? 'none' })
  })
  events.on('mailAttempted', ({ outcome }) => {
    emails.inc({ outcome })
  })

  return {
    observeRequest(request: FastifyRequest, reply: FastifyReply): void {
      const { method } = request
      const route = request.routeOptions.url ?? 'none'
      requests.inc({ route, method, status: reply.statusCode })
      if (route === '/send-mail' && method === 'POST') {
        postDuration.observe(reply.elapsedTime / 1000)
      }
    },

    async expose() {
      const { canStore, outbox } = await status()
      storeReady.set(canStore ? 1 : 0)
      if (outbox) {
        waiting.set(outbox.waiting)
        oldest.set(outbox.oldestSeconds ?? 0)
        held.set(outbox.held)
      }
      return { text: await registry.metrics(), contentType: registry.contentType }
    },
  }
}

/** Serves `/metrics` on the loopback interface (decision 19). @throws OperatorError when the port cannot be used */
export async function startMetricsServer(metrics: Metrics, port: number) {
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
