import type { Challenge, Payload as SolvedChallenge } from 'altcha-lib/types'
import * as v from 'valibot'

/** 428 Precondition Required (RFC 6585, section 3). */
export const proofRequiredStatus = 428

/** What a JSON post is answered with status 428 while proof of work is asked for. */
export interface ProofRequired {
  challenge: Challenge
}

/** The challenge with its solution, as the proof header carries it. */
export function encodeProof(solved: SolvedChallenge): string {
  return btoa(JSON.stringify(solved))
}

/** The rest is covered by the signature of the challenge and checked with the solution. */
const proofSchema = v.object({
  challenge: v.object({ parameters: v.looseObject({}), signature: v.string() }),
  solution: v.looseObject({}),
})

/**
 * @returns challenge and solution alone, for what stands beside them must not choose how they are
 *   checked; `null` for anything that `encodeProof` did not write
 */
export function decodeProof(proof: string): SolvedChallenge | null {
  try {
    const { challenge, solution } = JSON.parse(atob(proof)) as SolvedChallenge
    const solved = { challenge, solution }
    return v.is(proofSchema, solved) ? solved : null
  } catch {
    return null
  }
}
