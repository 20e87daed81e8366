import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { company } from '@site/company/facts/company.ts'
import { mailContent } from '../mail/mail-content.ts'
import { mailFileName } from '../mail/mail-file-name.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { type EnquiryRecord, reviewOf } from '../storage/enquiry-record.ts'
import { DeskError } from './desk-error.ts'
import { maxNoteLength } from './desk-pages.ts'
import type { Desk } from './desk.ts'
import { listUrl, readQuery } from './list-url.ts'
import { replyLink } from './reply-link.ts'

/** The route parameters, for Fastify's types. */
export interface EnquiryRoute {
  Params: { id: string }
}

/** Who may have answered. With a single person there is nothing to choose. */
const names = (company.people ?? []).map(({ name }) => name)
const people = names.length > 1 ? names : []

const actionSchema = v.object({
  action: v.picklist(['new', 'answered', 'spam', 'send', 'cancel']),
  /** `deliveryVersion` on the page that was posted. */
  state: v.optional(v.string()),
  /** Who answered; empty when nobody is chosen. */
  answeredBy: v.optional(v.picklist(['', ...people]), ''),
})

const noteSchema = v.object({
  note: v.pipe(
    v.string(),
    // Forms are sent with CRLF, which would count twice.
    v.transform((text) => text.replaceAll('\r\n', '\n').trimEnd()),
    v.maxLength(maxNoteLength),
  ),
})

/** One enquiry, and the owner's actions on it. */
export function enquiryRoutes(app: FastifyInstance, desk: Desk): void {
  const { archive, clock, settings } = desk

  app.get<EnquiryRoute>('/enquiries/:id', async (request, reply) => {
    const record = await findEnquiry(archive, request.params.id)
    const { enquiry, ...state } = record
    return desk.show(reply, 'enquiry', {
      ...state,
      id: enquiry.id,
      query: readQuery(request.query),
      receivedAt: enquiry.receivedAt,
      review: reviewOf(record),
      version: deliveryVersion(record),
      people,
      content: mailContent(enquiry, company.language),
      replyLink: replyLink(enquiry),
      email: emailFileName(record, settings.mail),
      now: clock(),
    })
  })

  app.post<EnquiryRoute>('/enquiries/:id', async (request, reply) => {
    const record = await findEnquiry(archive, request.params.id)
    const ids = [record.enquiry.id]
    const { action, answeredBy, state } = parseForm(actionSchema, request.body)
    if (action === 'cancel') await archive.cancel(ids, clock())
    else if (action === 'answered') await archive.review(ids, action, clock(), answeredBy || null)
    else if (action !== 'send') await archive.review(ids, action, clock())
    // Ignores an outdated page or a double click: the email has been sent in the meantime.
    else if (state === deliveryVersion(record)) await archive.send(ids, record.status, clock())
    return reply.redirect(listUrl(`/enquiries/${record.enquiry.id}`, readQuery(request.query)), 303)
  })

  app.post<EnquiryRoute>('/enquiries/:id/note', async (request, reply) => {
    const { id } = request.params
    const { note } = parseForm(noteSchema, request.body)
    await findEnquiry(archive, id)
    await archive.saveNote(id, note, clock())
    return reply.redirect(`${listUrl(`/enquiries/${id}`, readQuery(request.query))}#note`, 303)
  })
}

/** @throws DeskError when there is none */
export async function findEnquiry(archive: EnquiryArchive, id: string): Promise<EnquiryRecord> {
  const [record] = /^[0-9a-f-]{36}$/.test(id) ? await archive.find(id) : []
  if (!record) throw new DeskError('ERROR_NOT_FOUND')
  return record
}

/** @throws DeskError when the form is incomplete */
function parseForm<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const form = v.safeParse(schema, body)
  if (!form.success) throw new DeskError('ERROR_REQUEST')
  return form.output
}

/** Changes whenever the email is sent or sent again, which reveals that a page is out of date. */
const deliveryVersion = ({ status, sentAt }: EnquiryRecord) => `${status} ${sentAt ?? ''}`

/** The name of the email's file, where emails are kept as files. */
function emailFileName(
  { enquiry: { id, receivedAt } }: EnquiryRecord,
  mail: Desk['settings']['mail'],
): string | null {
  if (mail.kind !== 'folder') return null
  const name = mailFileName({ id, time: receivedAt })
  return existsSync(join(mail.folder, name)) ? name : null
}
