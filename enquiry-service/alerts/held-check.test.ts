import { expect, onTestFinished, test } from 'vitest'
import { enquiryPosted } from '../process/events.ts'
import { heldCheck } from './held-check.ts'

test('the owner is told while enquiries are held that do not look like spam', async () => {
  let now = Date.UTC(2026, 10, 20)
  const { check, end } = heldCheck(() => now)
  onTestFinished(end)
  enquiryPosted.tell({ outcome: 'stored', mark: null })
  enquiryPosted.tell({ outcome: 'held', mark: 'honeypot' })
  expect(await check()).toBeNull()

  enquiryPosted.tell({ outcome: 'held', mark: null })
  now += 60 * 60_000
  const problem = await check()
  expect(problem?.name).toBe('enquiries-held')
  expect(problem?.message).toContain('release --all')
  now += 1
  expect(await check()).toBeNull()
})
