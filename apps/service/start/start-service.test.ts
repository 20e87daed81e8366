import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage, type RequestOptions } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { describe, expect, onTestFinished, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { languageNames } from '@site/company/i18n/language-names.ts'
import { openStorage } from '../storage/open/open-storage.ts'
import { readSettings } from '../settings/settings.ts'
import { startService } from './start-service.ts'
import { buildTestSite } from '../testing/built-site.ts'
import { eventually } from '../testing/eventually.ts'
import { postEnquiry } from '../testing/post-enquiry.ts'
import { sampleEnquiry, samplePayload } from '../testing/sample-enquiry.ts'
import { silentLog } from '../testing/logs.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { storedEnquiries } from '../testing/test-app.ts'

async function start(environment: NodeJS.ProcessEnv = {}) {
  const dataFolder = environment.DATA_DIR ?? join(temporaryFolder(), 'data')
  const settings = readSettings({ PORT: '0', DATA_DIR: dataFolder, ...environment })
  const build = {
    siteFolder: buildTestSite(),
    renderBundle: join(dataFolder, 'no-bundle.mjs'),
    deskBundle: '',
  }
  const service = await startService(settings, silentLog, { build })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= service.stop())
  onTestFinished(stop)
  return { ...service, stop, dataFolder, settings }
}

const post = (address: string, payload: unknown = samplePayload) =>
  postEnquiry(address, { payload, headers: { 'Content-Language': 'fr' } })

/** Requests a target exactly as it is written. */
async function responseTo(address: string, path: string, options: RequestOptions = {}) {
  const [response] = (await once(request(address, { path, ...options }).end(), 'response')) as [
    IncomingMessage,
  ]
  return {
    status: response.statusCode,
    location: response.headers.location,
    content: await text(response),
  }
}

describe('a running service', () => {
  test('serves the site, accepts an enquiry and writes its email to a file', async () => {
    const { address, siteIsBuilt, dataFolder } = await start()
    expect(siteIsBuilt).toBe(true)
    expect(await (await fetch(`${address}/de/contact`)).text()).toContain('Kontakt')

    const response = await post(address)
    expect(response.status).toBe(201)
    const { reference } = (await response.json()) as { reference: string }
    const emails = join(dataFolder, 'mail')
    const name = await eventually(() => {
      const finished = readdirSync(emails).find((file) => file.endsWith('.eml'))
      return finished ?? expect.unreachable('no email was written yet')
    })
    expect(name).toMatch(new RegExp(`^\\d{8}T\\d{6}Z-${reference}-`))
    const mail = await PostalMime.parse(readFileSync(join(emails, name)))
    expect(mail.replyTo).toEqual([{ name: 'Jérôme Müller', address: 'jerome@example.ch' }])
    expect(mail.text).toMatch(new RegExp(languageNames(['fr'], company.language), 'i'))
  })

  test.runIf(company.countVisits)('counts visits, and stores them when it stops', async () => {
    const { address, stop, dataFolder } = await start()
    const headers = { 'User-Agent': 'Mozilla/5.0 Firefox/145.0' }
    await (await fetch(`${address}/de`, { headers })).text()
    await stop()
    const storage = await openStorage({ dataFolder, databaseUrl: null })
    onTestFinished(() => storage.close())
    const { archive } = storage
    expect(await archive.pageViews({ from: '2000-01-01', before: '2100-01-01' })).toMatchObject([
      { page: 'home', locale: 'de', fromOutside: true, views: 1 },
    ])
  })

  test('forgets the hashes of earlier posts', async () => {
    const dataFolder = join(temporaryFolder(), 'data')
    const storage = await openStorage({ dataFolder, databaseUrl: null })
    await storage.store.accept(sampleEnquiry())
    await storage.close()
    await start({ DATA_DIR: dataFolder })
    const database = new DatabaseSync(join(dataFolder, 'enquiries.db'), { readOnly: true })
    onTestFinished(() => {
      database.close()
    })
    await eventually(() => {
      const [enquiry] = database.prepare('SELECT content_key AS hash FROM enquiry').all()
      expect(enquiry).toEqual({ hash: null })
    })
  })

  test('sends the company a report when it starts in production, and only there', async () => {
    const smtp = await startSmtpServer()
    const mail = {
      MAIL_URL: smtp.url.href,
      MAIL_TO: 'office@example.ch',
      MAIL_FROM: 'website@example.ch',
    }
    const { stop } = await start({ ...mail, NODE_ENV: 'production' })
    await eventually(async () => {
      expect((await smtp.inbox())[0]?.messageId).toMatch(/^<report-\d+@example\.ch>$/)
    })
    await stop()
    const { address } = await start(mail)
    await post(address)
    await eventually(async () => {
      expect((await smtp.inbox()).at(-1)?.replyTo).toHaveLength(1)
    })
    expect(smtp.received).toHaveLength(2)
  })

  test('sends the email through the server that MAIL_URL names', async () => {
    const smtp = await startSmtpServer()
    const { address } = await start({
      MAIL_URL: smtp.url.href,
      MAIL_TO: 'office@example.ch',
      MAIL_FROM: 'website@example.ch',
    })
    await post(address)
    await eventually(() => {
      expect(smtp.received).toHaveLength(1)
    })
    const [mail] = await smtp.inbox()
    expect(mail?.from?.address).toBe('website@example.ch')
    expect(mail?.to?.map((to) => to.address)).toEqual(['office@example.ch'])
    expect(mail?.messageId).toMatch(/@example\.ch>$/)
  })

  test('never redirects to another website, however the path is written', async () => {
    const { address } = await start()
    for (const path of [
      '//example.com/',
      '//example.com/contact.html',
      '///example.com/%2e%2e/contact',
      '/\\example.com/',
      '/%5cexample.com/contact',
      '/%2f/example.com',
      '/en//example.com',
      '/en/nowhere',
    ]) {
      const result = { path, ...(await responseTo(address, path)) }
      expect(result).toMatchObject({ path, status: 404, location: undefined })
    }
  })
})

describe('a target that names the host as well (RFC 9112, section 3.2.2)', () => {
  test('is treated like its path, on every route', async () => {
    const { address } = await start()
    const contact = await responseTo(address, 'http://www.senda.example/contact?source=card')
    expect(contact).toMatchObject({
      status: 200,
      content: expect.stringContaining('<h1>Contact') as string,
    })
    expect((await responseTo(address, 'HTTPS://www.senda.example')).status).toBe(200)
    expect((await responseTo(address, 'http://www.senda.example?source=card')).status).toBe(200)
    expect((await responseTo(address, `${address}/health/live`)).status).toBe(200)
    expect((await responseTo(address, `${address}/send-mail`, { method: 'POST' })).status).toBe(415)
  })

  test('never redirects to another website', async () => {
    const { address } = await start()
    expect(await responseTo(address, 'http://www.senda.example//example.com/')).toMatchObject({
      status: 404,
      location: undefined,
    })
    expect(await responseTo(address, 'http://www.senda.example/Contact/')).toMatchObject({
      status: 308,
      location: '/contact',
    })
  })
})

describe('stopping', () => {
  test('keeps what was accepted for the next start', async () => {
    const smtp = await startSmtpServer()
    await smtp.stop()
    const first = await start({ MAIL_URL: smtp.url.href })
    expect((await post(first.address)).status).toBe(201)
    await first.stop()
    await expect(post(first.address)).rejects.toThrow()

    const back = await startSmtpServer(smtp.port)
    await start({ MAIL_URL: smtp.url.href, DATA_DIR: first.dataFolder })
    await eventually(() => {
      expect(back.received).toHaveLength(1)
    })
  })

  test('lets a request in progress finish', async () => {
    const { address, stop, settings } = await start({ MAIL_URL: 'smtp://127.0.0.1:1' })
    const body = Buffer.from(JSON.stringify(samplePayload))
    const pending = request(`${address}/send-mail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    })
    pending.write(body.subarray(0, 10))
    const [socket] = (await once(pending, 'socket')) as [Socket]
    if (socket.connecting) await once(socket, 'connect')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const stopped = stop()
    pending.end(body.subarray(10))
    const [response] = (await once(pending, 'response')) as [IncomingMessage]
    response.resume()
    expect(response.statusCode).toBe(201)
    await stopped
    const storage = await openStorage(settings)
    onTestFinished(() => storage.close())
    expect(await storedEnquiries(storage.store)).toHaveLength(1)
  })
})

describe('a failed start explains the reason and the fix', () => {
  test('when the port is taken', async () => {
    const { address } = await start()
    const PORT = new URL(address).port
    await expect(start({ PORT })).rejects.toThrow(`PORT ${PORT} is already in use`)
  })

  test('when the host is not this machine', async () => {
    await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow(
      /HOST "192\.0\.2\.1" is not an address/,
    )
  })

  test('when the database is damaged', async () => {
    const { dataFolder, stop } = await start()
    await stop()
    writeFileSync(join(dataFolder, 'enquiries.db'), 'This is no database. '.repeat(1_000))
    await expect(start({ DATA_DIR: dataFolder })).rejects.toThrow(
      /enquiries\.db is damaged .* Restore the newest backup/,
    )
  })

  test('when the metrics’ port is taken', async () => {
    const { address } = await start()
    const METRICS_PORT = new URL(address).port
    await expect(start({ METRICS_PORT })).rejects.toThrow(`METRICS_PORT ${METRICS_PORT} cannot`)
  })

  test('when the desk’s port is taken, unless it is the default port', async () => {
    const { address } = await start()
    const DESK_PORT = new URL(address).port
    await expect(start({ DESK_PORT })).rejects.toThrow(`DESK_PORT ${DESK_PORT} on DESK_HOST`)
    const [first, second] = [await start(), await start()]
    expect(first.deskAddress).toMatch(/^http:\/\/localhost:\d+$/)
    expect(second.deskAddress).not.toBe(first.deskAddress)
  })

  test('when the data folder cannot be used', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    await expect(start({ DATA_DIR: file })).rejects.toThrow(/^DATA_DIR must be a folder/)
  })
})
