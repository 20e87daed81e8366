import { type Clock, day, minute } from '../process/time.ts'
import type { Log } from '../process/log.ts'
import { repeat } from '../process/repeat.ts'
import type { Check, Problem } from './checks.ts'
import type { Alert, SendAlert } from './webhook.ts'

export interface WatchDependencies {
  checks: Check[]
  /** `null`: problems are only logged. */
  sendAlert: SendAlert | null
  clock: Clock
  log: Log
  /** Milliseconds between two rounds of checks. */
  every?: number
}

interface ActiveProblem extends Problem {
  since: number
  /** When the last alert was sent; `null` when none has got through yet. */
  alertedAt: number | null
}

/**
 * Checks for problems once a minute and sends an alert when one begins, once a day while it lasts,
 * and when it is over. Several instances may all send one: twice is better than never.
 * @returns a function that stops it
 */
export function startWatch({
  checks,
  sendAlert,
  clock,
  log,
  every = minute,
}: WatchDependencies): () => Promise<void> {
  /** By the check that found it: only that check knows when it is over. */
  const problems = new Map<Check, ActiveProblem>()

  async function runChecks(): Promise<void> {
    const results = await Promise.allSettled(
      checks.map(async (check) => [check, await check()] as const),
    )
    for (const result of results) {
      if (result.status === 'rejected') {
        log.error({ err: result.reason }, 'a check failed')
        continue
      }
      const [check, problem] = result.value
      if (problem) await reportProblem(check, problem)
      else if (problem === null) await reportEnd(check)
    }
  }

  async function reportProblem(check: Check, problem: Problem): Promise<void> {
    const now = clock()
    const known = problems.get(check)
    const active = { since: now, alertedAt: null, ...known, ...problem }
    problems.set(check, active)
    if (!known) log.error({ problem: problem.name }, problem.message)
    if (active.alertedAt !== null && now - active.alertedAt < day) return
    const state = active.alertedAt === null ? 'begun' : 'lasting'
    if (await send(state, active)) problems.set(check, { ...active, alertedAt: now })
  }

  async function reportEnd(check: Check): Promise<void> {
    const active = problems.get(check)
    if (!active) return
    // No alert for the end of a problem that was never alerted.
    if (active.alertedAt !== null) {
      const sent = await send('resolved', { ...active, message: `Resolved: ${active.message}` })
      if (!sent) return
    }
    problems.delete(check)
    log.info({ problem: active.name }, 'a problem was resolved')
  }

  /** An alert that fails is sent again after the next round of checks. */
  async function send(
    state: Alert['state'],
    { name: problem, message, since }: ActiveProblem,
  ): Promise<boolean> {
    if (!sendAlert) return true
    try {
      await sendAlert({ problem, state, message, since: new Date(since).toISOString() })
      return true
    } catch (error) {
      log.error({ err: error, problem }, 'an alert could not be sent')
      return false
    }
  }

  return repeat(runChecks, { every })
}
