import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { company } from '@site/company/facts/company.ts'
import { mailContent } from '../mail/mail-content.ts'
import { mailFileName } from '../mail/mail-file-name.ts'
import { type EnquiryRecord, reviewOf } from '../storage/enquiry-record.ts'
import { DeskError } from './desk-error.ts'
import type { Desk } from './desk.ts'
import { deliveryVersion } from './delivery-version.ts'
import { findEnquiry, type EnquiryRoute } from './find-enquiry.ts'
import { readQuery } from './list-query.ts'
import { listUrl } from './list-url.ts'
import { replyLink } from './reply-link.ts'

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
      people,
      content: mailContent(enquiry, company.language),
      replyLink: replyLink(enquiry),
      email: emailFileName(record, settings.mail),
      now: clock(),
    })
  })

  app.post<EnquiryRoute>('/enquiries/:id', async (request, reply) => {
    const { enquiry, ...email } = await findEnquiry(archive, request.params.id)
    const form = v.safeParse(actionSchema, request.body)
    if (!form.success) throw new DeskError('ERROR_REQUEST')
    const { action, answeredBy } = form.output
    if (action === 'cancel') await archive.cancel([enquiry.id], clock())
    else if (action === 'answered')
      await archive.review([enquiry.id], action, clock(), answeredBy || null)
    else if (action !== 'send') await archive.review([enquiry.id], action, clock())
    // Ignores an outdated page or a double click: the email has been sent in the meantime.
    else if (form.output.state === deliveryVersion(email))
      await archive.send([enquiry.id], email.status, clock())
    return reply.redirect(listUrl(`/enquiries/${enquiry.id}`, readQuery(request.query)), 303)
  })
}

/** The name of the email's file, where emails are kept as files. */
function emailFileName(
  { enquiry: { id, receivedAt } }: EnquiryRecord,
  mail: Desk['settings']['mail'],
): string | null {
  if (mail.kind !== 'folder') return null
  const name = mailFileName({ id, time: receivedAt })
  return existsSync(join(mail.folder, name)) ? name : null
}
