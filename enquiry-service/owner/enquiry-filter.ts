import type { DeliveryStatus } from '../storage/enquiry-record.ts'
import type { EnquiryFilter } from '../storage/enquiry-archive.ts'
import { day } from '../clock/time.ts'
import { UsageProblem, type Command, type CommandInput } from './command.ts'
import { readEmail } from './read-email.ts'
import { parseTime } from './time.ts'

const statuses: readonly DeliveryStatus[] = ['waiting', 'delivered', 'cancelled', 'held']

/** The options that filter enquiries. */
export const filterOptions = {
  status: { type: 'string', help: 'only those that are waiting, delivered, cancelled or held' },
  since: {
    type: 'string',
    help: 'received on this date or later: 2026-11-20, or 7d for the last seven days',
  },
  before: { type: 'string', help: 'received before this date, in the same format' },
  email: { type: 'string', help: 'from this email address' },
} satisfies Command['options']

/** @throws UsageProblem for a wrong status, date or address */
export function readFilter({ options }: CommandInput, now: number): EnquiryFilter {
  const { status, since, before, email } = options
  return {
    ...(status !== undefined && { status: readStatus(String(status)) }),
    ...(since !== undefined && { from: readTime('--since', String(since), now) }),
    ...(before !== undefined && { before: readTime('--before', String(before), now) }),
    ...(email !== undefined && { email: readEmail(String(email)) }),
  }
}

function readStatus(text: string): DeliveryStatus {
  const status = statuses.find((known) => known === text)
  if (status) return status
  throw new UsageProblem(`--status must be one of ${statuses.join(', ')}.`)
}

/**
 * Parses a date in Swiss time, or a number of days ago, such as `7d`.
 * @throws UsageProblem if it is neither
 */
export function readTime(option: string, text: string, now: number): number {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? []
  if (days) return now - Number(days) * day
  try {
    return parseTime(text)
  } catch {
    throw new UsageProblem(
      `${option} must be a date such as 2026-11-20, or a number of days such as 7d.`,
    )
  }
}
