import type { MailboxRefusal } from '../mail/mail.ts'
import { hour } from '../clock/time.ts'
import { maxWaitMs } from '../storage/claim.ts'
import type { MailboxStates } from '../storage/enquiry-record.ts'
import { backOffDelay, type defaultTiming } from './delivery-timing.ts'

/** Those recipients of an email that have not accepted it yet. */
function pendingMailboxes(recipients: readonly string[], { accepted }: MailboxStates) {
  return recipients.filter((address) => !Object.hasOwn(accepted, address))
}

/** The pending mailboxes to which the email may be sent now. */
export function dueMailboxes(
  recipients: readonly string[],
  states: MailboxStates,
  now: number,
): string[] {
  return pendingMailboxes(recipients, states).filter((address) => {
    const { dueAt = now } = states.refused[address] ?? {}
    const wasStoredWithWrongClock = dueAt > now + maxWaitMs
    return dueAt <= now || wasStoredWithWrongClock
  })
}

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

/**
 * When the email has to be sent again, and why; `null` when all recipients have accepted it. A mailbox that was added
 * to `MAIL_TO` since the last attempt is due now.
 */
export function nextAttempt(recipients: readonly string[], states: MailboxStates, now: number) {
  const pending = pendingMailboxes(recipients, states)
  if (pending.length === 0) return null
  const dueTimes = pending.map((address) => states.refused[address]?.dueAt ?? now)
  const errors = pending.flatMap((address) => {
    const refusal = states.refused[address]
    return refusal ? `${address}: ${refusal.reason}` : []
  })
  return { dueAt: Math.min(...dueTimes), error: errors.join('; '), mailboxes: states }
}
