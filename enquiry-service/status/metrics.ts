import type { FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ServiceEvents } from '../service-events.ts'
import type { ServiceStatus } from './service-status.ts'

/** Metrics of the running service, in Prometheus's text format. They identify nobody. */
export interface Metrics {
  /** Counts an answered request. */
  observeRequest(request: FastifyRequest, reply: FastifyReply): void
  /** @returns the text for a scrape and its media type */
  expose(): Promise<{ text: string; contentType: string }>
}

export function createMetrics(
  status: () => Promise<ServiceStatus>,
  events: ServiceEvents,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const postDuration = new Histogram({
    name: 'enquiry_post_duration_seconds',
    help: 'From the arrival of a post to its response.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  })
  const enquiries = new Counter({
    name: 'enquiries_total',
    help: 'Valid enquiries posted, by outcome.',
    labelNames: ['outcome', 'mark'],
    registers,
  })
  const emails = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send an email, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const storeReady = new Gauge({
    name: 'store_ready',
    help: '1 while the store can commit.',
    registers,
  })
  const waiting = new Gauge({
    name: 'outbox_emails',
    help: 'Emails waiting to be sent.',
    registers,
  })
  const oldest = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the oldest of them has been waiting.',
    registers,
  })
  const held = new Gauge({ name: 'enquiries_held', help: 'Enquiries held back.', registers })

  events.on('enquiryPosted', ({ outcome, mark }) => {
    enquiries.inc({ outcome, mark: mark ?? 'none' })
  })
  events.on('mailAttempted', ({ outcome }) => {
    emails.inc({ outcome })
  })

  return {
    observeRequest(request, reply) {
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
