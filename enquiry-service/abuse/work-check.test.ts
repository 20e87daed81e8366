import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { expect, test } from 'vitest'
import { encodeProof } from '../../enquiry-contract/proof-of-work.ts'
import { workCheck } from './work-check.ts'

const check = workCheck('the secret of the installation', Date.now)
const subject = '3f2a91c0-1234-4abc-8def-0123456789ab'

async function solve(challenge: string): Promise<string> {
  const parsed = JSON.parse(challenge) as Challenge
  const solution = await solveChallenge({ challenge: parsed, deriveKey })
  return encodeProof({ challenge: parsed, solution: solution ?? expect.unreachable() })
}

test('a solved challenge proves its own subject and no other', { timeout: 60_000 }, async () => {
  const proof = await solve(await check.challenge(subject))
  expect(await check.isProven(subject, proof)).toBe(true)
  expect(await check.isProven('another', proof)).toBe(false)
  const otherInstallation = workCheck('another secret', Date.now)
  expect(await otherInstallation.isProven(subject, proof)).toBe(false)
})

test('a challenge that was made easier proves nothing', async () => {
  const challenge = JSON.parse(await check.challenge(subject)) as Challenge
  challenge.parameters.keyPrefix = '00'
  challenge.parameters.cost = 1
  expect(await check.isProven(subject, await solve(JSON.stringify(challenge)))).toBe(false)
})

test('an old challenge proves nothing', { timeout: 60_000 }, async () => {
  const yesterday = workCheck('the secret of the installation', () => Date.now() - 86_400_000)
  expect(await check.isProven(subject, await solve(await yesterday.challenge(subject)))).toBe(false)
})

/** What is right in everything but its signature. */
const signedWith = (signature: unknown) =>
  JSON.stringify({ challenge: { parameters: { data: { subject } }, signature }, solution: {} })

test('a proof cannot choose how it is checked', async () => {
  const solved = {
    challenge: JSON.parse(await check.challenge(subject)) as Challenge,
    solution: {},
  }
  for (const option of ['hmacAlgorithm', 'counterMode', 'deriveKey', 'hmacSignatureSecret']) {
    const proof = btoa(JSON.stringify({ ...solved, [option]: 'x' }))
    expect(await check.isProven(subject, proof)).toBe(false)
  }
})

test.each([
  null,
  '',
  'no base64 ü',
  btoa('null'),
  btoa('{}'),
  btoa('{"challenge":{}}'),
  btoa('{"challenge":{"parameters":null},"solution":null}'),
  btoa(signedWith(Array.from({ length: 64 }, () => 'a'))),
])('nonsense proves nothing: %s', async (proof) => {
  expect(await check.isProven(subject, proof)).toBe(false)
})
