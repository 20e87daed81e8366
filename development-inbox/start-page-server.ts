import { readFile } from 'node:fs/promises'
import { fastify, type FastifyReply } from 'fastify'
import { inboxDocument } from './page/inbox-document.ts'
import { views, type View } from './page/mail-view.ts'
import type { ReceivedMails } from './received-mails.ts'
import type { Listener } from './start-mail-listener.ts'

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; " +
  "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A mail styles itself, and that is all it may do: nothing is run, loaded or sent. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'"

interface MailAddress {
  Params: { number: string; view: string }
}

/**
 * Shows the mails to a browser on this machine.
 * @param port 0 for any
 */
export async function startPageServer(mails: ReceivedMails, port: number): Promise<Listener> {
  const app = fastify({ forceCloseConnections: true })
  const read = (file: string) => readFile(new URL(`page/${file}`, import.meta.url))
  const mailOf = (number: string) => mails.get(Number(number))
  const sendPage = (reply: FastifyReply, page: string, policy = pagePolicy) =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', policy).send(page)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    // A name of somebody else's that leads here could read the mails (DNS rebinding).
    if (!['localhost', '127.0.0.1'].includes(request.hostname)) {
      return reply.code(403).send('Please open this page as http://localhost.')
    }
  })

  app.get('/', (_request, reply) => sendPage(reply, inboxDocument(mails.all(), null)))
  app.get<MailAddress>('/mails/:number', (request, reply) => {
    const hasHtml = mailOf(request.params.number)?.content.html !== undefined
    return reply.redirect(`/mails/${request.params.number}/${hasHtml ? 'html' : 'text'}`)
  })
  app.get<MailAddress>('/mails/:number/:view', (request, reply) => {
    const mail = mailOf(request.params.number)
    const view = views.find((known): known is View => known === request.params.view)
    if (mail && view) return sendPage(reply, inboxDocument(mails.all(), { mail, view }))
    // It may have been read before the last start.
    return reply.redirect('/')
  })
  app.get<MailAddress>('/mails/:number/document', (request, reply) => {
    const page = mailOf(request.params.number)?.content.html ?? 'This mail has no HTML version.'
    return sendPage(reply, page, mailPolicy)
  })
  app.get('/newest', (request, reply) => {
    const tell = () => reply.raw.write(`data: ${mails.all()[0]?.number ?? 0}\n\n`)
    reply.hijack()
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    tell()
    request.raw.on('close', mails.onArrival(tell))
  })
  app.get('/inbox.css', async (_request, reply) =>
    reply.type('text/css').send(await read('inbox.css')),
  )
  app.get('/inbox.js', async (_request, reply) =>
    reply.type('text/javascript').send(await read('inbox.js')),
  )

  return {
    address: await app.listen({ host: '127.0.0.1', port }),
    close: () => app.close(),
  }
}
