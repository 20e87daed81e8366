import { company } from '@site/company/facts/company.ts'
import type { ProblemName } from './problems.ts'

/** What `ALERT_URL` receives as JSON. */
export interface Alert {
  problem: ProblemName
  state: 'begun' | 'lasting' | 'resolved'
  message: string
  /** Since when, as an ISO 8601 time. */
  since: string
}

export type SendAlert = (alert: Alert) => Promise<void>

const timeoutMs = 10_000

/** Posts alerts by HTTP rather than email: the mail server may be what has failed. */
export function webhook(url: URL): SendAlert {
  return async (alert) => {
    // Chat services such as Slack and Mattermost show `text`.
    const body = { company: company.name, ...alert, text: `${company.name}: ${alert.message}` }
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
}
