import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { ProofCheck } from './proof-check.ts'

/** Nobody reads the page and presses its button faster. */
const soonestMs = 2_000
const lifetimeMs = 60 * 60_000

/**
 * For browsers without script: the form comes back once, with a token that has to be posted with it
 * a moment later. Keeps off whoever sends forms without reading the answers.
 */
export function confirmationCheck(secret: string, clock: Clock): ProofCheck {
  const tokenAt = (time: number, subject: string) => {
    const hash = createHmac('sha256', secret).update(JSON.stringify(['confirm', time, subject]))
    return `${time}.${hash.digest('base64url')}`
  }
  return {
    challenge: (subject) => Promise.resolve(tokenAt(clock(), subject)),
    isProven(subject, proof) {
      const time = Number(proof?.split('.')[0])
      const age = clock() - time
      const inTime = age >= soonestMs && age <= lifetimeMs
      return Promise.resolve(inTime && isEqual(proof ?? '', tokenAt(time, subject)))
    },
  }
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
