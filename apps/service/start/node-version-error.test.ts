import { expect, test } from 'vitest'
import { nodeVersionError } from './node-version-error.js'

test('the Node of this project and later versions are accepted', () => {
  expect(nodeVersionError('26.10.0')).toBeNull()
  expect(nodeVersionError('28.0.0')).toBeNull()
})

test('an older Node is refused with the command that uses the right one', () => {
  expect(nodeVersionError('20.19.4')).toMatch(/needs Node 26 or newer.*20\.19\.4.*npm run serve/)
})
