import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { encodeProof, type ProofRequired } from '../../enquiry-contract/proof-of-work.ts'

/**
 * Solves a challenge as a visitor's browser does.
 * @returns the value of the proof header
 * @throws Error when it takes longer than a minute and a half
 */
export async function solveInProcess({ challenge }: ProofRequired): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge could not be solved in time.')
  return encodeProof({ challenge, solution })
}
