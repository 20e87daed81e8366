import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { confirm } from './confirm.ts'

/** A terminal with this input. */
function terminal(keys: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = Object.assign(new PassThrough(), { isTTY: true })
  input.write(keys)
  return { input, output }
}

test.each([
  ['yes\r', true],
  [' YES \r', true],
  ['y\r', false],
  ['\r', false],
])('%j is answered with %s', async (keys, answer) => {
  expect(await confirm('Really?', terminal(keys))).toBe(answer)
})

test.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('%s means no', async (_, key) => {
  expect(await confirm('Really?', terminal(key))).toBe(false)
})

test('without a terminal the answer is no', async () => {
  const { input, output } = terminal('yes\r', false)
  expect(await confirm('Really?', { input, output })).toBe(false)
  expect(String(output.read())).toBe('Really? This is not a terminal: use --yes to confirm.\n')
})
