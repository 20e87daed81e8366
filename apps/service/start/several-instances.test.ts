import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { startService } from './start-service.ts'
import { buildTestSite } from '../testing/built-site.ts'
import { eventually } from '../testing/eventually.ts'
import { postEnquiry } from '../testing/post-enquiry.ts'
import { describeOnPostgres } from '../testing/postgres-server.ts'
import { sampleForm, samplePayload } from '../testing/sample-enquiry.ts'
import { silentLog } from '../testing/logs.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** The database is killed and restarted, on a busy machine. */
const longTimeout = { timeout: 60_000 }

describeOnPostgres('services that share one PostgreSQL', (server) => {
  /** Starts services that have nothing but the database in common. */
  async function startServices(count: number) {
    const smtp = await startSmtpServer()
    const url = await server.createDatabase()
    const start = async () => {
      const dataFolder = temporaryFolder()
      const settings = readSettings({
        PORT: '0',
        DATA_DIR: dataFolder,
        DATABASE_URL: url.href,
        MAIL_URL: smtp.url.href,
      })
      const build = {
        siteFolder: buildTestSite(),
        renderBundle: join(dataFolder, 'no-bundle.mjs'),
        deskBundle: '',
      }
      const service = await startService(settings, silentLog, { build })
      onTestFinished(() => service.stop())
      return service.address
    }
    const addresses = await Promise.all(Array.from({ length: count }, start))
    return { smtp, url, addresses: addresses as [string, string] }
  }

  const post = (address: string, key: string, message = 'Grüezi') =>
    postEnquiry(address, {
      payload: { ...samplePayload, message },
      headers: { 'Idempotency-Key': key },
    })

  const postForm = (address: string, message: string) =>
    fetch(`${address}/send-mail`, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams({ ...sampleForm, message }),
      redirect: 'manual',
    })

  const countEnquiries = async (url: URL) =>
    (await server.query(url, 'SELECT count(*)::integer AS count FROM enquiry')).rows[0]?.count

  test('the same post to both is stored once and emailed once', longTimeout, async () => {
    const { smtp, url, addresses } = await startServices(2)
    const key = randomUUID()
    const answers = [await post(addresses[0], key), await post(addresses[1], key)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await answers[1]?.json()).toEqual(await answers[0]?.json())
    expect((await post(addresses[1], key, 'Something else')).status).toBe(409)
    expect(await countEnquiries(url)).toBe(1)

    // When the second email has arrived, both instances have had time to send the first one
    // twice.
    await post(addresses[1], randomUUID())
    await eventually(() => {
      expect(smtp.received).toHaveLength(2)
    })
    const emails = await smtp.inbox()
    expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(2)
  })

  test(
    'a form without JavaScript that is sent many times at once is stored once',
    longTimeout,
    async () => {
      const { url, addresses } = await startServices(2)
      const submissions = [...addresses, ...addresses, ...addresses]
      const answers = await Promise.all(
        submissions.map((address) => postForm(address, 'Pressed twice')),
      )
      for (const { status, headers } of answers) {
        expect(status).toBe(303)
        expect(headers.get('location')).toMatch(/^\/de\/thank-you\?reference=/)
      }
      expect(await countEnquiries(url)).toBe(1)
      expect((await postForm(addresses[0], 'Another one')).status).toBe(303)
      expect(await countEnquiries(url)).toBe(2)
    },
  )

  test(
    'a post is refused while the database is down, and stored once it is back',
    longTimeout,
    async () => {
      const { smtp, url, addresses } = await startServices(2)
      const key = randomUUID()
      await server.kill()
      const started = performance.now()
      expect((await post(addresses[0], key)).status).toBe(503)
      expect(performance.now() - started).toBeLessThan(5_000)
      await server.start()
      expect((await post(addresses[1], key)).status).toBe(201)
      expect(await countEnquiries(url)).toBe(1)
      await eventually(() => {
        expect(smtp.received).toHaveLength(1)
      })
    },
  )
})
