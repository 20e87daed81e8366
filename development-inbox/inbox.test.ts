import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { startInbox } from './start-inbox.ts'

const sample = {
  from: { name: 'Website', address: 'website@example.ch' },
  to: { name: 'Office', address: 'office@example.ch' },
  replyTo: { name: 'Jérôme <b>Müller</b>', address: 'jerome@example.ch' },
  subject: 'Enquiry & <question>',
  text: 'Grüezi\n</pre><script>alert(1)</script>',
  html: '<p style="color: red">Grüezi</p><script>alert(1)</script>',
}

/** An inbox, and a mail program that sends to it. */
async function openInbox() {
  const { mailAddress, pageAddress, close } = await startInbox({ mail: 0, page: 0 })
  onTestFinished(close)
  const program = createTransport(mailAddress)
  return {
    send: (mail: object = {}) => program.sendMail({ ...sample, ...mail }),
    open: async (path: string, options: RequestInit = {}) => {
      const answer = await fetch(pageAddress + path, options)
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    },
    pageAddress,
  }
}

test('an empty inbox says how a mail gets into it', async () => {
  const { open } = await openInbox()
  const { text } = await open('/')
  expect(text).toContain('0 mails')
  expect(text).toContain('href="http://localhost:4321/contact"')
})

test('mails are listed, the newest first, by the visitor who wrote them', async () => {
  const { send, open } = await openInbox()
  await send()
  await send({ subject: 'Second', replyTo: undefined })
  const { text } = await open('/')
  expect([...text.matchAll(/class="subject">(.*?)</g)].map(([, subject]) => subject)).toEqual([
    'Second',
    'Enquiry &amp; &lt;question&gt;',
  ])
  expect([...text.matchAll(/class="sender">(.*?)<\/span>/g)].map(([, name]) => name)).toEqual([
    'Website',
    'Jérôme &lt;b&gt;Müller&lt;/b&gt;',
  ])
})

test('a mail opens as HTML, or as text where it has none', async () => {
  const { send, open } = await openInbox()
  await send()
  await send({ html: undefined })
  expect((await open('/mails/1')).text).toContain('<iframe')
  expect((await open('/mails/2')).text).toContain('<pre')
})

test('text, headers and source are shown as they are, and never run', async () => {
  const { send, open } = await openInbox()
  await send()
  const text = await open('/mails/1/text')
  expect(text.text).toContain('Grüezi\n&lt;/pre&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  expect((await open('/mails/1/headers')).text).toMatch(
    /<dt>Message-ID<\/dt>\s*<dd>&lt;.+&gt;<\/dd>/,
  )
  expect((await open('/mails/1/source')).text).toContain('Content-Type: multipart/alternative')
  expect(text.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'/,
  )
})

test('the HTML of a mail may style itself and nothing else', async () => {
  const { send, open } = await openInbox()
  await send()
  const { text, headers } = await open('/mails/1/document')
  expect(text.trim()).toBe(sample.html)
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'",
  )
  expect((await open('/mails/1/html')).text).toMatch(/<iframe[^>]*\ssandbox\s*>/)
})

test('an open page hears of a new mail', async () => {
  const { send, pageAddress } = await openInbox()
  const { body } = await fetch(`${pageAddress}/newest`)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect(await reader?.read()).toMatchObject({ value: 'data: 0\n\n' })
  await send()
  expect(await reader?.read()).toMatchObject({ value: 'data: 1\n\n' })
  await reader?.cancel()
})

test('a mail of an earlier start leads back to the list', async () => {
  const { open } = await openInbox()
  expect(await open('/mails/7/text', { redirect: 'manual' })).toMatchObject({ status: 302 })
})

test('a second inbox on the same port says that it is taken', async () => {
  const { mailAddress, close } = await startInbox({ mail: 0, page: 0 })
  onTestFinished(close)
  const taken = Number(new URL(mailAddress).port)
  await expect(startInbox({ mail: taken, page: 0 })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port: taken,
  })
})

test('another name that leads to this machine shows nothing', async () => {
  const { send, pageAddress } = await openInbox()
  await send()
  const answer = get(pageAddress, { headers: { Host: 'attacker.example' } })
  const [{ statusCode }] = (await once(answer, 'response')) as [IncomingMessage]
  answer.destroy()
  expect(statusCode).toBe(403)
})
