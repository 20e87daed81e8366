import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { company } from '@site/company/facts/company.ts'
import { referenceOf } from '@site/enquiry/reference.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatDateAndTime } from '@site/company/i18n/format-date.ts'
import { mailContent } from '../mail/mail-content.ts'
import { mailFileName } from '../mail/mail.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { type EnquiryRecord, reviewOf, type StoredEnquiry } from '../storage/enquiry-record.ts'
import { PublicError } from '../http/errors.ts'
import { maxNoteLength, type Desk } from './desk-pages.ts'
import { listUrl, parseInput, readQuery } from './list-url.ts'
import { erasePerson, erasureTargets } from '../erasure/erase-enquiries.ts'
import { multiLine, shortened } from '../text/clean-text.ts'
import { headerAddress } from '../mail/addresses.ts'

interface EnquiryRoute {
  Params: { id: string }
}

/** Who may have answered. With a single person there is nothing to choose. */
const names = (company.people ?? []).map(({ name }) => name)
const people = names.length > 1 ? names : []

const actionSchema = v.object({
  action: v.picklist(['new', 'answered', 'spam', 'send', 'cancel']),
  /** `deliveryVersion` on the page that was posted. */
  state: v.optional(v.string()),
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

/** How many enquiries are listed before they are erased. */
const maxListed = 20

/** One enquiry, and the owner's actions on it. Erasing erases everything that its sender sent, after listing it. */
export function enquiryRoutes(app: FastifyInstance, desk: Desk): void {
  const { archive, clock, settings } = desk
  const targets = erasureTargets(settings, archive)

  app.get<EnquiryRoute>('/enquiries/:id', async (request, reply) => {
    const record = await findEnquiry(archive, request.params.id)
    const { enquiry } = record
    return desk.show(reply, 'enquiry', {
      ...record,
      query: readQuery(request.query),
      review: reviewOf(record),
      version: deliveryVersion(record),
      people,
      content: mailContent(enquiry, company.language),
      replyLink: replyLink(enquiry),
      email: emailFileName(enquiry, settings),
      now: clock(),
    })
  })

  app.post<EnquiryRoute>('/enquiries/:id', async (request, reply) => {
    const record = await findEnquiry(archive, request.params.id)
    const ids = [record.enquiry.id]
    const { action, answeredBy, state } = parseInput(actionSchema, request.body)
    if (action === 'cancel') await archive.cancel(ids, clock())
    else if (action === 'answered') await archive.review(ids, action, clock(), answeredBy || null)
    else if (action !== 'send') await archive.review(ids, action, clock())
    // Ignores an outdated page or a double click: the email has been sent in the meantime.
    else if (state === deliveryVersion(record)) await archive.send(ids, record.status, clock())
    return reply.redirect(listUrl(`/enquiries/${record.enquiry.id}`, readQuery(request.query)), 303)
  })

  app.post<EnquiryRoute>('/enquiries/:id/note', async (request, reply) => {
    const { id } = request.params
    const { note } = parseInput(noteSchema, request.body)
    await findEnquiry(archive, id)
    await archive.saveNote(id, note, clock())
    return reply.redirect(`${listUrl(`/enquiries/${id}`, readQuery(request.query))}#note`, 303)
  })

  app.get<EnquiryRoute>('/enquiries/:id/erase', async (request, reply) => {
    const { enquiry } = await findEnquiry(archive, request.params.id)
    const { email } = enquiry.values
    const found = await archive.from(email)
    return desk.show(reply, 'erase', {
      id: enquiry.id,
      query: readQuery(request.query),
      email,
      found: found.length,
      listed: found.slice(0, maxListed),
    })
  })

  app.post<EnquiryRoute>('/enquiries/:id/erase', async (request, reply) => {
    const { enquiry } = await findEnquiry(archive, request.params.id)
    const enquiries = await erasePerson(enquiry.values.email, targets)
    return desk.show(reply, 'erased', { enquiries })
  })
}

/** @throws PublicError when there is none */
async function findEnquiry(archive: EnquiryArchive, id: string): Promise<EnquiryRecord> {
  const [record] = /^[0-9a-f-]{36}$/.test(id) ? await archive.find(id) : []
  if (!record) throw new PublicError(404)
  return record
}

/** Changes whenever the email is sent or sent again, which reveals that a page is out of date. */
const deliveryVersion = ({ status, sentAt }: EnquiryRecord) => `${status} ${sentAt ?? ''}`

function emailFileName({ id, receivedAt }: StoredEnquiry, { mail }: Desk['settings']) {
  if (mail.kind !== 'folder') return null
  const name = mailFileName({ id, time: receivedAt })
  return existsSync(join(mail.folder, name)) ? name : null
}

/** The link may write a character with twelve, and Windows drops links of more than 2,000. */
const maxQuoteLength = 140

/** A link that opens a reply in the visitor's language; `null` when the address cannot receive email. */
function replyLink(enquiry: StoredEnquiry): string | null {
  const address = headerAddress(enquiry.values.email)
  if (address === null) return null
  const { locale, receivedAt } = enquiry
  const text = deskMessages[locale]
  const subject = fillPlaceholders(text.REPLY_SUBJECT, {
    reference: referenceOf(enquiry.id),
    company: company.name,
  })
  const quote = fillPlaceholders(text.REPLY_QUOTE, { time: formatDateAndTime(receivedAt, locale) })
  const beginning = multiLine(shortened(enquiry.values.message, maxQuoteLength))
  const quoted = beginning.replaceAll(/^/gm, '> ')
  // RFC 6068 requires CRLF between lines.
  const body = beginning && `\n\n${quote}\n\n${quoted}\n`.replaceAll('\n', '\r\n')
  const parameters = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?${parameters}`
}
