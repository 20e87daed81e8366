import type { MailboxRefusal } from '../mail/mail.ts'
import { hour } from '../clock/time.ts'
import { maxWaitMs } from '../storage/claim.ts'
import type { MailboxStates } from '../storage/enquiry-record.ts'
import { backOffDelay, type defaultTiming } from './delivery-timing.ts'

/** Of the mailboxes of `MAIL_TO`, those that have not accepted an email yet. */
function openMailboxes(to: readonly string[], { accepted }: MailboxStates): string[] {
  return to.filter((address) => accepted[address] === undefined)
}

/** The open mailboxes to which the email may be sent now. */
export function dueMailboxes(to: readonly string[], states: MailboxStates, now: number): string[] {
  return openMailboxes(to, states).filter((address) => {
    const dueAt = states.refused[address]?.dueAt ?? now
    // One that is due too far ahead was stored while the clock was wrong.
    return dueAt <= now || dueAt > now + maxWaitMs
  })
}

/** The states after an attempt that the mail server has answered. */
export function updateMailboxStates(
  before: MailboxStates,
  tried: readonly string[],
  refusals: readonly MailboxRefusal[],
  { now, timing }: { now: number; timing: typeof defaultTiming },
): MailboxStates {
  const accepted = { ...before.accepted }
  const refused = { ...before.refused }
  for (const address of tried) {
    const refusal = refusals.find((candidate) => candidate.address === address)
    if (!refusal) {
      accepted[address] = now
      Reflect.deleteProperty(refused, address)
      continue
    }
    const attempts = (refused[address]?.attempts ?? 0) + 1
    const { kind, message: reason } = refusal.error
    // The owner can make room in a full mailbox, or create a missing one: never give up.
    const wait = kind === 'permanent' ? hour : backOffDelay(attempts, timing.temporary)
    refused[address] = { reason, attempts, dueAt: now + wait }
  }
  return { accepted, refused }
}

/** When the email has to be sent again, and why; `null` when no mailbox is open. */
export function nextAttempt(to: readonly string[], states: MailboxStates) {
  const open = openMailboxes(to, states)
  if (open.length === 0) return null
  const refused = open.flatMap((address) => {
    const state = states.refused[address]
    return state ? [{ address, ...state }] : []
  })
  return {
    // One that was added to MAIL_TO since is due at once.
    dueAt: refused.length < open.length ? 0 : Math.min(...refused.map(({ dueAt }) => dueAt)),
    error: refused.map(({ address, reason }) => `${address}: ${reason}`).join('; '),
    mailboxes: states,
  }
}
