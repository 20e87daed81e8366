import { expect, test } from 'vitest'
import { drawRelief } from './draw-relief.ts'

const sheetsOf = (svg: string) =>
  svg
    .split('<g ')
    .slice(1)
    .map((hill) => hill.split('<path').length - 1)

test('a hill has as many sheets as its figure, and the top one is red', () => {
  const svg = drawRelief(11, 2)
  expect(sheetsOf(svg)).toEqual([11, 2])
  expect(svg.match(/#d8391a/g)).toHaveLength(2)
})

test('large figures are scaled down, and every figure has at least one sheet', () => {
  expect(sheetsOf(drawRelief(4000, 1000))).toEqual([32, 8])
  expect(sheetsOf(drawRelief(0.4, 2.6))).toEqual([1, 3])
  expect(sheetsOf(drawRelief(900, 1))).toEqual([32, 1])
})
