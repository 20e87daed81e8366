import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import PostalMime from 'postal-mime'
import { PublicError } from '../http/errors.ts'
import type { Desk, PageProps } from './desk-pages.ts'

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
    const raw = isEmailFile(name) ? await readFile(join(folder, name)).catch(() => null) : null
    if (!raw) throw new PublicError(404)
    return { name, content: await PostalMime.parse(raw) }
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

/** Limits reading: each file may be as large as the largest post. */
const maxListed = 30

async function listNewestEmails(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const newest = names.filter(isEmailFile).sort().reverse().slice(0, maxListed)
  const emails: PageProps['emails']['emails'] = []
  for (const name of newest) {
    const raw = await readFile(join(folder, name)).catch(() => null)
    if (raw === null) continue
    const { subject, date } = await PostalMime.parse(raw.subarray(0, raw.indexOf('\r\n\r\n') + 4))
    emails.push({ name, subject, date })
  }
  return emails
}

/** Also prevents path traversal. */
const isEmailFile = (name: string) => /^[\w-]+\.eml$/.test(name)
