import { expect, test, vi } from 'vitest'
import { sampleEnquiry } from '../testing/sample-enquiry.ts'
import { testApp } from '../testing/test-app.ts'

test('a service that can store is ready, and does not reveal how many enquiries wait', async () => {
  const { app, store } = await testApp()
  await store.accept(sampleEnquiry({ receivedAt: Date.now() - 90_000 }))
  const answer = await app.inject('/health/ready')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({ status: 'ready' })
})

test('a service that cannot commit is not ready, but live', async () => {
  const { app, store } = await testApp()
  vi.spyOn(store, 'check').mockRejectedValue(new Error('disk full'))
  const answer = await app.inject('/health/ready')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ status: 'unready' })
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})
