import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from '../storage/open/open-storage.ts'
import { readSettings } from '../settings/settings.ts'
import { startService } from './start-service.ts'
import { buildTestSite } from '../testing/built-site.ts'
import { captureLog } from '../testing/logs.ts'
import { eventually } from '../testing/eventually.ts'
import { postEnquiry } from '../testing/post-enquiry.ts'
import { sampleEnquiry, samplePayload, sampleValues } from '../testing/sample-enquiry.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startWebhookServer } from '../testing/webhook-server.ts'
import { hour } from '../clock/time.ts'

async function start(environment: NodeJS.ProcessEnv) {
  const dataFolder = join(temporaryFolder(), 'data')
  const settings = readSettings({ PORT: '0', DATA_DIR: dataFolder, ...environment })
  const build = {
    siteFolder: buildTestSite(),
    renderBundle: join(dataFolder, 'no-bundle.mjs'),
    deskBundle: '',
  }
  const { lines, log } = captureLog()
  const service = await startService(settings, log, { build })
  onTestFinished(() => service.stop())
  return { ...service, lines, settings }
}

test('metrics have a port of their own and contain no personal data', async () => {
  const { address, lines } = await start({ METRICS_PORT: '0', MAIL_URL: 'smtp://127.0.0.1:1' })
  expect((await postEnquiry(address)).status).toBe(201)
  const metrics = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(lines.join())?.[0] ?? ''
  await eventually(async () => {
    const figures = await (await fetch(metrics)).text()
    expect(figures).toMatch(/^enquiries_total\{.*outcome="stored".*\} 1$/m)
    expect(figures).not.toContain(samplePayload.email)
  })
  expect((await fetch(`${address}/metrics`)).status).toBe(404)
})

test('the owner gets an alert about emails that cannot be sent, without the failing mail server', async () => {
  const webhook = await startWebhookServer()
  const dataFolder = join(temporaryFolder(), 'data')
  const storage = await openStorage({ dataFolder, databaseUrl: null })
  await storage.store.accept(sampleEnquiry({ receivedAt: Date.now() - 2 * hour }))
  await storage.close()
  await start({
    DATA_DIR: dataFolder,
    MAIL_URL: 'smtp://127.0.0.1:1',
    ALERT_URL: webhook.url.href,
  })
  await eventually(() => {
    expect(webhook.alerts).toMatchObject([{ problem: 'outbox-old', state: 'begun' }])
  })
})

test('the log contains no personal data, even when something fails', async () => {
  const smtp = await startSmtpServer()
  smtp.fault = { stage: 'recipient', code: 550 }
  const { address, lines } = await start({
    MAIL_URL: smtp.url.href,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'trace',
  })
  const from = { 'X-Forwarded-For': '203.0.113.7' }
  const key = { 'Idempotency-Key': '3f2a91c0-1234-4abc-8def-0123456789ab' }
  await postEnquiry(address, { headers: { ...from, ...key } })
  await postEnquiry(address, {
    payload: { ...samplePayload, message: 'another' },
    headers: { ...from, ...key },
  })
  await postEnquiry(address, { payload: { ...samplePayload, email: 'jerome' }, headers: from })
  await postEnquiry(address, { payload: { unknown: sampleValues.lastName }, headers: from })
  await fetch(`${address}/contact?email=${samplePayload.email}`, { headers: from })
  await eventually(() => {
    expect(lines.join()).toContain('550')
  })
  const secrets = [...Object.values(sampleValues), 'jerome', '203.0.113.7', key['Idempotency-Key']]
  for (const secret of secrets) {
    if (secret.length > 3) expect(lines.join('')).not.toContain(secret)
  }
})
