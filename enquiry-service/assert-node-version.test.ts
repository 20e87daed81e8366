import { expect, test } from 'vitest'
import { assertNodeVersion } from './assert-node-version.ts'

test('the Node of this project is accepted, and so are later ones', () => {
  expect(() => {
    assertNodeVersion('26.10.0')
    assertNodeVersion('28.0.0')
  }).not.toThrow()
})

test('an older Node is refused with the command that brings the right one', () => {
  expect(() => {
    assertNodeVersion('20.19.4')
  }).toThrow(/needs Node 26 or newer.*20\.19\.4.*npm run serve/)
})
