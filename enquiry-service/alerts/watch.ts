import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Check, Problem, ProblemName } from './problem.ts'
import type { Alert, SendAlert } from './webhook.ts'

const minute = 60_000
const day = 24 * 60 * minute

export interface WatchDependencies {
  checks: Check[]
  /** `null`: problems are only logged. */
  sendAlert: SendAlert | null
  clock: Clock
  log: Log
  /** How often it looks; milliseconds. */
  every?: number
}

interface Lasting {
  message: string
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
  const stopping = new AbortController()
  const problems = new Map<ProblemName, Lasting>()

  async function look(): Promise<void> {
    const results = await Promise.allSettled(checks.map((check) => check()))
    const found = new Map<ProblemName, Problem>()
    for (const result of results) {
      if (result.status === 'rejected') log.error({ err: result.reason }, 'a check failed')
      else if (result.value) found.set(result.value.name, result.value)
    }
    for (const problem of found.values()) await noteProblem(problem)
    for (const [name, lasting] of problems) {
      if (!found.has(name)) await noteEnd(name, lasting)
    }
  }

  async function noteProblem({ name, message }: Problem): Promise<void> {
    const now = clock()
    const known = problems.get(name)
    const lasting = { since: now, toldAt: null, ...known, message }
    problems.set(name, lasting)
    if (!known) log.error({ problem: name }, message)
    if (lasting.toldAt !== null && now - lasting.toldAt < day) return
    const state = lasting.toldAt === null ? 'begun' : 'lasting'
    if (await tell(name, state, lasting)) problems.set(name, { ...lasting, toldAt: now })
  }

  async function noteEnd(name: ProblemName, lasting: Lasting): Promise<void> {
    log.info({ problem: name }, 'a problem is over')
    // Whoever never heard of it need not hear of its end.
    if (lasting.toldAt !== null) {
      const told = await tell(name, 'resolved', { ...lasting, message: `Over: ${lasting.message}` })
      if (!told) return
    }
    problems.delete(name)
  }

  /** An alert that does not get through is tried again at the next look. */
  async function tell(
    problem: ProblemName,
    state: Alert['state'],
    { message, since }: Lasting,
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

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look()
      await wait(every, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}
