import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { decodeProof } from '../../enquiry-contract/proof-of-work.ts'
import type { Clock } from '../clock.ts'
import type { ProofCheck } from './proof-check.ts'

/** Iterations of PBKDF2 for each number that is tried: a millisecond or two. */
const cost = 2_000
/** How many numbers are tried: a second or two of one core, shared among those that there are. */
const attempts = { fewest: 500, most: 1_000 }
/** A slow phone on a bad line makes it in less. */
const lifetimeMs = 10 * 60_000

/**
 * The proof of work of the ALTCHA library (https://altcha.org), for browsers with script. Nothing
 * is kept here meanwhile: the challenge is signed and names its subject.
 */
export function workCheck(secret: string, clock: Clock): ProofCheck {
  const secretFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex')
  const secrets = {
    hmacSignatureSecret: secretFor('challenge'),
    hmacKeySignatureSecret: secretFor('challenge key'),
  }
  return {
    async challenge(subject) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(attempts.fewest, attempts.most),
        data: { subject },
        expiresAt: new Date(clock() + lifetimeMs),
        deriveKey,
        ...secrets,
      })
      return JSON.stringify(challenge)
    },

    async isProven(subject, proof) {
      const payload = proof === null ? null : decodeProof(proof)
      if (payload?.challenge.parameters.data?.subject !== subject) return false
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets })
      return verified
    },
  }
}
