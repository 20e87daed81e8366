import { expect, test, vi } from 'vitest'
import { sampleEnquiry } from '../testing/sample-enquiry.ts'
import { testApp } from '../testing/test-app.ts'

test('a service that can store is ready, and does not reveal how many enquiries wait', async () => {
  const { app, store } = await testApp()
  await store.accept(sampleEnquiry({ receivedAt: Date.now() - 90_000 }))
  const response = await app.inject('/health/ready')
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({ status: 'ready' })
})

test('a service that cannot commit is not ready, but live', async () => {
  const { app, store } = await testApp()
  vi.spyOn(store, 'check').mockRejectedValue(new Error('disk full'))
  const response = await app.inject('/health/ready')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ status: 'unready' })
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})
