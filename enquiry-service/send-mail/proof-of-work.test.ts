import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ProofRequired } from '../../enquiry-contract/proof-of-work.ts'
import { confirmationCheck } from '../abuse/confirmation-check.ts'
import { workCheck } from '../abuse/work-check.ts'
import { solveInProcess } from '../canary/solve-in-process.ts'
import { sampleForm, samplePayload } from '../testing/sample-enquiry.ts'
import { storedEnquiries, testApp } from '../testing/test-app.ts'

let now = Date.now()
const proofChecks = {
  script: workCheck('secret', Date.now),
  form: confirmationCheck('secret', () => now),
}

test('under attack JSON is stored after its challenge is solved', { timeout: 60_000 }, async () => {
  const { app, store } = await testApp({ proofChecks })
  const post = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/send-mail', payload: samplePayload, headers })
  const key = { 'idempotency-key': randomUUID() }

  const asked = await post(key)
  expect(asked.statusCode).toBe(428)
  expect(await storedEnquiries(store)).toEqual([])

  const proof = { 'x-form-proof': await solveInProcess(asked.json()) }
  expect((await post({ 'idempotency-key': randomUUID(), ...proof })).statusCode).toBe(428)
  expect((await post({ ...key, ...proof })).statusCode).toBe(201)
  expect(await storedEnquiries(store)).toHaveLength(1)
})

test('under attack a proof made to fail the check is answered like none', async () => {
  const { app } = await testApp({ proofChecks })
  const key = randomUUID()
  const post = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/send-mail', payload: samplePayload, headers })
  const { challenge } = (await post({ 'idempotency-key': key })).json<ProofRequired>()
  const proof = btoa(JSON.stringify({ challenge, solution: {}, hmacAlgorithm: 'x' }))
  const answer = await post({ 'idempotency-key': key, 'x-form-proof': proof })
  expect(answer.statusCode).toBe(428)
})

test('under attack a form comes back once to be confirmed', async () => {
  const { app, store, shownAnswers } = await testApp({ proofChecks })
  const post = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/send-mail',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...sampleForm, ...fields }).toString(),
    })
  expect((await post({})).statusCode).toBe(428)
  const confirmation = shownAnswers[0]?.confirmation ?? ''
  expect(shownAnswers[0]).toMatchObject({ errors: {}, failed: false })
  expect(await storedEnquiries(store)).toEqual([])

  now += 3_000
  expect((await post({ confirmation, message: 'something else' })).statusCode).toBe(428)
  expect((await post({ confirmation })).statusCode).toBe(303)
  expect(await storedEnquiries(store)).toHaveLength(1)
})

test('what is wrong is told before anything is asked for', async () => {
  const { app } = await testApp({ proofChecks })
  const answer = await app.inject({
    method: 'POST',
    url: '/send-mail',
    payload: { ...samplePayload, email: 'none' },
  })
  expect(answer.statusCode).toBe(422)
})
