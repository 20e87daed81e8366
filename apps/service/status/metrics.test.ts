import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { ServiceEvents } from './service-status.ts'
import { postJson } from '../testing/post-json.ts'
import { sampleStatus } from '../testing/sample-figures.ts'
import { samplePayload } from '../testing/sample-enquiry.ts'
import { testApp } from '../testing/test-app.ts'
import { createMetrics, startMetricsServer } from './metrics.ts'

const status = () => Promise.resolve(sampleStatus)

async function serve() {
  const events = new ServiceEvents()
  const metrics = createMetrics(status, events)
  const server = await startMetricsServer(metrics, 0)
  onTestFinished(() => server.close())
  const scrape = async () => (await fetch(server.address)).text()
  return { metrics, events, server, scrape }
}

test('requests, enquiries and emails are counted', async () => {
  const { metrics, events, scrape } = await serve()
  const { app } = await testApp({ metrics, events })
  await postJson(app, samplePayload)
  await postJson(app, samplePayload)
  await postJson(app, {})
  events.emit('mailAttempted', { outcome: 'refused' })
  const text = await scrape()
  expect(text).toContain('http_requests_total{route="/send-mail",method="POST",status="201"} 2')
  expect(text).toContain('http_requests_total{route="/send-mail",method="POST",status="422"} 1')
  expect(text).toContain('enquiries_total{outcome="stored",mark="none"} 1')
  expect(text).toContain('enquiries_total{outcome="repeated",mark="none"} 1')
  expect(text).toContain('mail_attempts_total{outcome="refused"} 1')
  expect(text).toContain('enquiry_post_duration_seconds_count 3')
})

test('the state of the outbox and of the process is exposed', async () => {
  const { scrape } = await serve()
  const text = await scrape()
  expect(text).toContain('store_ready 1')
  expect(text).toContain('outbox_emails 3')
  expect(text).toContain('outbox_oldest_seconds 40')
  expect(text).toContain('enquiries_held 2')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).toContain('process_resident_memory_bytes')
})

test('an unknown path gets no metric of its own', async () => {
  const { metrics, events, scrape } = await serve()
  const { app } = await testApp({ metrics, events })
  await app.inject('/somebody@example.ch')
  expect(await scrape()).not.toContain('somebody')
})

test('it listens on the loopback interface and serves only metrics', async () => {
  const { server } = await serve()
  expect(new URL(server.address).hostname).toBe('127.0.0.1')
  expect((await fetch(new URL('/', server.address))).status).toBe(404)
})

test.each([
  ['localhost:9091', 200],
  ['[::1]', 200],
  ['evil.example', 421],
])('under the name %s it answers %i', async (host, status) => {
  const { server } = await serve()
  const asked = get(server.address, { headers: { host } })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(status)
})

test('a port in use is reported with the name of its setting', async () => {
  const { server } = await serve()
  const port = Number(new URL(server.address).port)
  await expect(
    startMetricsServer(createMetrics(status, new ServiceEvents()), port),
  ).rejects.toThrow(`METRICS_PORT ${port} cannot be used`)
})
