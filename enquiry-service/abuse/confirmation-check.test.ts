import { expect, test } from 'vitest'
import { confirmationCheck } from './confirmation-check.ts'

let now = 1_000_000
const check = confirmationCheck('the secret of the installation', () => now)

test('a token proves its subject from two seconds on, for an hour', async () => {
  const token = await check.challenge('an enquiry')
  expect(await check.isProven('an enquiry', token)).toBe(false)
  now += 2_000
  expect(await check.isProven('an enquiry', token)).toBe(true)
  expect(await check.isProven('another', token)).toBe(false)
  now += 3_600_000
  expect(await check.isProven('an enquiry', token)).toBe(false)
})

test.each([null, '', '998000', '998000.', 'NaN.x', `${String(now - 5_000)}.AAAA`])(
  'what the service did not write proves nothing: %s',
  async (token) => {
    expect(await check.isProven('an enquiry', token)).toBe(false)
  },
)
