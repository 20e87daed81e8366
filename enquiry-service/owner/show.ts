import { referenceOf } from '../../enquiry-contract/reference.ts'
import { mailContent } from '../mail/mail-content.ts'
import { singleLine } from '../mail/clean-text.ts'
import type { EnquiryRecord } from '../storage/enquiry-archive.ts'
import { UsageProblem, type Command } from './command.ts'
import { findEnquiries } from './find-enquiries.ts'
import { describeReview } from './describe-review.ts'
import { formatTime } from './time.ts'

export const show: Command = {
  usage: 'show REFERENCE …',
  summary: 'print everything about an enquiry',
  takesWords: true,
  options: { json: { type: 'boolean' } },
  optionHelp: { json: 'as JSON, one per line' },

  async run({ words, options }, { archive, now, print, drained }) {
    if (words.length === 0) throw new UsageProblem('Name a reference: show 3F2A91C0')
    for await (const record of findEnquiries(archive, words)) {
      print(options.json ? JSON.stringify(record) : described(record, now))
      await drained()
    }
  },
}

function described(record: EnquiryRecord, now: number): string {
  const { message, facts } = mailContent(record.enquiry, 'en')
  const lines = [
    ...facts.map(({ label, value }) => [label, value] as const),
    ['Review', describeReview(record)] as const,
    ['Delivery', deliveryState(record, now)] as const,
    ...(record.lastError ? [['Last error', singleLine(record.lastError)] as const] : []),
  ]
  const width = Math.max(...lines.map(([label]) => label.length))
  return [
    `Enquiry ${referenceOf(record.enquiry.id)} (${record.enquiry.id})`,
    '',
    ...lines.map(([label, value]) => `${label.padEnd(width)}  ${value}`),
    '',
    message,
    '',
  ].join('\n')
}

function deliveryState(record: EnquiryRecord, now: number): string {
  const { status, attempts, sentAt, dueAt } = record
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  if (status === 'cancelled') return `cancelled ${formatTime(sentAt ?? 0)} (${tries})`
  if (sentAt !== null) return `delivered ${formatTime(sentAt)} (${tries})`
  if (status === 'held') return 'held; "release" sends it'
  const next = dueAt > now ? formatTime(dueAt) : 'as soon as the mail server accepts email'
  return `waiting, next attempt ${next} (${tries} so far)`
}
