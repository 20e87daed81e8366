import { referenceOf } from '../../enquiry-contract/reference.ts'
import { mailContent } from '../mail/mail-content.ts'
import { singleLine } from '../mail/clean-text.ts'
import type { EnquiryRecord } from '../store/enquiry-archive.ts'
import { UsageProblem, type Command } from './command.ts'
import { findEnquiries } from './find-enquiries.ts'
import { shownMoment } from './moment.ts'

export const show: Command = {
  usage: 'show REFERENCE …',
  summary: 'all there is of an enquiry',
  takesWords: true,
  options: { json: { type: 'boolean' } },
  optionHelp: { json: 'as JSON, an enquiry a line' },

  async run({ words, options }, { archive, print, drained }) {
    if (words.length === 0) throw new UsageProblem('Which one? For example: show 3F2A91C0')
    for await (const record of findEnquiries(archive, words)) {
      print(options.json ? JSON.stringify(record) : described(record))
      await drained()
    }
  },
}

function described(record: EnquiryRecord): string {
  const { message, facts } = mailContent(record.enquiry, 'en')
  const lines = [
    ...facts.map(({ label, value }) => [label, value] as const),
    ['Mail', mailState(record)] as const,
    ...(record.lastError ? [['Last problem', singleLine(record.lastError)] as const] : []),
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

function mailState({ status, attempts, sentAt, dueAt }: EnquiryRecord): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  if (status === 'cancelled') return `ended by the owner ${shownMoment(sentAt ?? 0)} (${tries})`
  if (sentAt !== null) return `delivered ${shownMoment(sentAt)} (${tries})`
  if (status === 'held') return 'held; "release" has it mailed'
  return `waiting, next attempt ${shownMoment(dueAt)} (${tries} so far)`
}
