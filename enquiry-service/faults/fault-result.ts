import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a fault did to the enquiries. */
export interface FaultResult {
  fault: string
  rounds: number
  /** Enquiries that were answered with 2xx. */
  acknowledged: number
  /** Of these, how many arrived in the mailbox. */
  delivered: number
  lost: number
  /** Mails that arrived more than once, with the same `Message-ID`. */
  duplicated: number
  /** 99 of 100 acknowledged posts took no longer than this, in milliseconds. */
  p99: number
}

/** Where results of a long run are collected for the report. */
const resultsFile = process.env.FAULT_RESULTS

/** Prints a result, and keeps it for the report of a long run. */
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

/** How many of the acknowledged enquiries the mailbox holds, misses, and holds repeatedly. */
export function compareWithMailbox(acknowledged: Set<string>, mails: string[]) {
  const counts = new Map<string, number>()
  for (const mail of mails) {
    const id = /^message-id: <([^@]+)@/im.exec(mail)?.[1] ?? 'none'
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
