import type { Challenge, Payload } from 'altcha-lib/types'

/** 428 Precondition Required (RFC 6585, section 3). */
export const proofRequired = 428

/** What a JSON post is answered with status 428 while proof of work is asked for. */
export interface ProofRequired {
  challenge: Challenge
}

/** The challenge with its solution, as the proof header carries it. */
export function encodeProof(payload: Payload): string {
  return btoa(JSON.stringify(payload))
}

/** @returns `null` for anything that `encodeProof` did not write */
export function decodeProof(proof: string): Payload | null {
  try {
    const payload: unknown = JSON.parse(atob(proof))
    return isPayload(payload) ? payload : null
  } catch {
    return null
  }
}

/** The rest is covered by the signature of the challenge and checked with the solution. */
function isPayload(payload: unknown): payload is Payload {
  const { challenge, solution } = (payload ?? {}) as Partial<Payload>
  return typeof challenge?.parameters === 'object' && typeof solution === 'object'
}
