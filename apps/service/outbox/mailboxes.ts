import type { MailboxRefusal } from '../mail/mail.ts'
import { hour } from '../clock/time.ts'
import { maxWaitMs } from '../storage/claim.ts'
import type { MailboxStates } from '../storage/enquiry-record.ts'
import { backOffDelay, type defaultTiming } from './delivery-timing.ts'

const pendingMailboxes = (recipients: readonly string[], { accepted }: MailboxStates) =>
  recipients.filter((address) => !Object.hasOwn(accepted, address))

function dueTime(address: string, { refused }: MailboxStates, now: number): number {
  const refusal = refused[address]
  if (!refusal) return now
  const wasStoredWithWrongClock = refusal.dueAt > now + maxWaitMs
  return wasStoredWithWrongClock ? now : refusal.dueAt
}

/** The mailboxes to which the email has to be sent now. */
export const dueMailboxes = (recipients: readonly string[], states: MailboxStates, now: number) =>
  pendingMailboxes(recipients, states).filter((address) => dueTime(address, states, now) <= now)

/** The states after the mail server has answered for each of the mailboxes that were tried. */
export function updateMailboxStates(
  before: MailboxStates,
  tried: readonly string[],
  refusals: readonly MailboxRefusal[],
  { now, timing }: { now: number; timing: typeof defaultTiming },
): MailboxStates {
  const accepted = new Map(Object.entries(before.accepted))
  const refused = new Map(Object.entries(before.refused))
  for (const address of tried) {
    const refusal = refusals.find((candidate) => candidate.address === address)
    if (!refusal) {
      accepted.set(address, now)
      refused.delete(address)
      continue
    }
    const { kind, message } = refusal.error
    const attempts = (refused.get(address)?.attempts ?? 0) + 1
    // The owner can make room in a full mailbox, or create a missing one: never give up.
    const wait = kind === 'permanent' ? hour : backOffDelay(attempts, timing.temporary)
    refused.set(address, { reason: message, attempts, dueAt: now + wait })
  }
  return { accepted: Object.fromEntries(accepted), refused: Object.fromEntries(refused) }
}

/** When the email has to be sent next, and what its mailboxes answered; `null` when all have accepted it. */
export function nextAttempt(recipients: readonly string[], states: MailboxStates, now: number) {
  const pending = pendingMailboxes(recipients, states)
  if (pending.length === 0) return null
  const dueTimes = pending.map((address) => dueTime(address, states, now))
  const answers = pending.flatMap((address) => {
    const refusal = states.refused[address]
    return refusal ? `${address}: ${refusal.reason}` : []
  })
  return { dueAt: Math.min(...dueTimes), error: answers.join('; ') }
}
