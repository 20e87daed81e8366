import type { Clock } from '../process/clock.ts'
import type { Log } from '../process/log.ts'
import type { Check, Problem } from './problem.ts'
import type { Alert, SendAlert } from './webhook.ts'
import { day, minute } from '../process/durations.ts'
import { repeat } from '../process/repeat.ts'

export interface WatchDependencies {
  checks: Check[]
  /** `null`: problems are only logged. */
  sendAlert: SendAlert | null
  clock: Clock
  log: Log
  /** How often it looks; milliseconds. */
  every?: number
}

interface Lasting extends Problem {
  since: number
  /** When the owner was last told; `null` when no alert has got through yet. */
  toldAt: number | null
}

/**
 * Looks for problems once a minute and tells of each when it begins, once a day while it lasts, and
 * when it is over. Several instances may all tell: twice is better than never.
 * @returns a function that ends it
 */
export function startWatch({
  checks,
  sendAlert,
  clock,
  log,
  every = minute,
}: WatchDependencies): () => Promise<void> {
  /** Under the check that found it: only that one knows when it is over. */
  const problems = new Map<Check, Lasting>()

  async function look(): Promise<void> {
    const results = await Promise.allSettled(
      checks.map(async (check) => [check, await check()] as const),
    )
    for (const result of results) {
      if (result.status === 'rejected') {
        log.error({ err: result.reason }, 'a check failed')
        continue
      }
      const [check, problem] = result.value
      if (problem) await noteProblem(check, problem)
      else if (problem === null) await noteEnd(check)
    }
  }

  async function noteProblem(check: Check, problem: Problem): Promise<void> {
    const now = clock()
    const known = problems.get(check)
    const lasting = { since: now, toldAt: null, ...known, ...problem }
    problems.set(check, lasting)
    if (!known) log.error({ problem: problem.name }, problem.message)
    if (lasting.toldAt !== null && now - lasting.toldAt < day) return
    const state = lasting.toldAt === null ? 'begun' : 'lasting'
    if (await tell(state, lasting)) problems.set(check, { ...lasting, toldAt: now })
  }

  async function noteEnd(check: Check): Promise<void> {
    const lasting = problems.get(check)
    if (!lasting) return
    // Whoever never heard of it need not hear of its end.
    if (lasting.toldAt !== null) {
      const told = await tell('resolved', { ...lasting, message: `Over: ${lasting.message}` })
      if (!told) return
    }
    problems.delete(check)
    log.info({ problem: lasting.name }, 'a problem is over')
  }

  /** An alert that does not get through is tried again at the next look. */
  async function tell(
    state: Alert['state'],
    { name: problem, message, since }: Lasting,
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

  return repeat(look, { every })
}
