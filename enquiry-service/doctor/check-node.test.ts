import { expect, test } from 'vitest'
import { checkNode } from './check-node.ts'

test('the Node that npm installs passes', () => {
  expect(checkNode('26.10.0')).toEqual([{ state: 'ok', message: 'Node 26.10.0.' }])
})

test('an older one is named with the command that uses the right one', () => {
  expect(checkNode('20.20.2')).toEqual([
    { state: 'error', message: expect.stringMatching(/started with 20\.20\.2.*npm run/) as string },
  ])
})
