import type { FastifyInstance } from 'fastify'
import { DeskError } from './desk-error.ts'
import type { Desk } from './desk.ts'
import { listNewestEmails, readEmailFile } from './email-files.ts'

/** An email may use styles and nothing else: no scripts, no requests, no forms. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'"

interface EmailRoute {
  Params: { name: string }
}

/** Shows the emails as they were sent, when they are written to files. */
export function emailRoutes(app: FastifyInstance, desk: Desk): void {
  const { mail } = desk.settings
  if (mail.kind !== 'folder') return
  const { folder } = mail
  const find = async (name: string) => {
    const email = await readEmailFile(folder, name)
    if (!email) throw new DeskError('ERROR_NOT_FOUND')
    return email
  }

  app.get('/emails', async (_request, reply) => {
    const emails = await listNewestEmails(folder)
    return desk.show(reply, 'emails', { folder, emails })
  })
  app.get<EmailRoute>('/emails/:name', async (request, reply) =>
    desk.show(reply, 'email', await find(request.params.name)),
  )
  app.get<EmailRoute>('/emails/:name/html', async (request, reply) => {
    const { content } = await find(request.params.name)
    return reply
      .header('Content-Security-Policy', emailPolicy)
      .type('text/html')
      .send(content.html ?? '')
  })
}
