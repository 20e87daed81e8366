import { company } from '@site/company/facts/company.ts'
import { type Clock, day } from '../clock/time.ts'
import type { Log } from '../log/log.ts'
import { problemsOf, type ProblemName } from './problems.ts'
import type { ServiceStatus } from './service-status.ts'

interface AlertDependencies {
  status: () => Promise<ServiceStatus>
  /** `null`: problems are only logged. */
  alertUrl: URL | null
  clock: Clock
  log: Log
}

interface ActiveProblem {
  message: string
  since: number
  /** When the last alert was sent; `null` when none has got through yet. */
  alertedAt: number | null
}

/** Returns a check that alerts when a problem begins, daily while it lasts, and when it ends, in every instance. */
export function createAlertCheck({ status, alertUrl, clock, log }: AlertDependencies) {
  const active = new Map<ProblemName, ActiveProblem>()

  async function reportProblem(name: ProblemName, message: string): Promise<void> {
    const now = clock()
    if (!active.has(name)) log.error({ problem: name }, message)
    const problem = { since: now, alertedAt: null, ...active.get(name), message }
    active.set(name, problem)
    if (problem.alertedAt !== null && now - problem.alertedAt < day) return
    const state = problem.alertedAt === null ? 'begun' : 'lasting'
    if (await send(name, state, problem)) active.set(name, { ...problem, alertedAt: now })
  }

  async function reportEnd(name: ProblemName): Promise<void> {
    const problem = active.get(name)
    if (!problem) return
    // No alert for the end of a problem that was never alerted.
    if (problem.alertedAt !== null) {
      // Without the sentences that say what to do.
      const message = `Resolved: ${problem.message.replace(/(?<=\.) .*/, '')}`
      if (!(await send(name, 'resolved', { ...problem, message }))) return
    }
    active.delete(name)
    log.info({ problem: name }, 'a problem was resolved')
  }

  /** An alert that fails is sent again after the next check. */
  async function send(
    problem: ProblemName,
    state: 'begun' | 'lasting' | 'resolved',
    { message, since }: ActiveProblem,
  ): Promise<boolean> {
    if (!alertUrl) return true
    try {
      await postAlert(alertUrl, message, { problem, state, since: new Date(since).toISOString() })
      return true
    } catch (error) {
      log.error({ err: error, problem }, 'an alert could not be sent')
      return false
    }
  }

  return async function checkProblems(): Promise<void> {
    for (const [name, message] of problemsOf(await status())) {
      if (message) await reportProblem(name, message)
      else if (message === null) await reportEnd(name)
    }
  }
}

const timeoutMs = 10_000

/** Posts an alert by HTTP rather than email: the mail server may be what has failed. */
export async function postAlert(url: URL, message: string, details: object): Promise<void> {
  // Chat services such as Slack and Mattermost show `text`.
  const text = `${company.name}: ${message}`
  const body = { company: company.name, ...details, message, text }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  // Nobody reads it, so the connection would stay open.
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The webhook answered with ${answer.status}.`)
}
