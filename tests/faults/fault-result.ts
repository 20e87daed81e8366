import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** The effect of a fault on the enquiries. */
export interface FaultResult {
  fault: string
  rounds: number
  /** Enquiries answered with 2xx. */
  acknowledged: number
  /** How many of these arrived in the mailbox. */
  delivered: number
  lost: number
  /** Emails that arrived more than once, with the same `Message-ID`. */
  duplicated: number
  /** 99 % of the acknowledged posts took no longer than this, in milliseconds. */
  p99: number
}

/** Where the results of a long run are collected for the report. */
const resultsFile = process.env.FAULT_RESULTS

/** Prints a result, and records it for the report of a long run. */
export function recordResult(result: FaultResult): void {
  const { fault, rounds, acknowledged, delivered, lost, duplicated, p99 } = result
  console.log(
    `${fault}: ${rounds} rounds, ${acknowledged} acknowledged, ${delivered} delivered, ` +
      `${lost} lost, ${duplicated} duplicated, p99 ${p99.toFixed(1)} ms`,
  )
  if (resultsFile === undefined) return
  mkdirSync(dirname(resultsFile), { recursive: true })
  appendFileSync(resultsFile, `${JSON.stringify(result)}\n`)
}

/** Counts which acknowledged enquiries are in the mailbox, missing, or duplicated. */
export function compareWithMailbox(acknowledged: Set<string>, emails: string[]) {
  const counts = new Map<string, number>()
  for (const email of emails) {
    const id = /^message-id: <([^@]+)@/im.exec(email)?.[1] ?? 'none'
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const missing = [...acknowledged].filter((key) => !counts.has(key))
  return {
    acknowledged: acknowledged.size,
    delivered: acknowledged.size - missing.length,
    lost: missing.length,
    duplicated: [...counts.values()].filter((count) => count > 1).length,
  }
}
