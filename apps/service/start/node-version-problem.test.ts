import { expect, test } from 'vitest'
import { nodeVersionProblem } from './node-version-problem.js'

test('the Node of this project and later versions are accepted', () => {
  expect(nodeVersionProblem('26.10.0')).toBeNull()
  expect(nodeVersionProblem('28.0.0')).toBeNull()
})

test('an older Node is refused with the command that uses the right one', () => {
  expect(nodeVersionProblem('20.19.4')).toMatch(/needs Node 26 or newer.*20\.19\.4.*npm run serve/)
})
