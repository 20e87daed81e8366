import { expect, test } from 'vitest'
import { fillLegalText } from './fill-legal-text.ts'

test('a passage is kept where its fact is known', () => {
  const text = '<p>Stored.{if days} Kept for {days} days.{end} Erased.</p>'
  expect(fillLegalText(text, { days: '30' })).toBe('<p>Stored. Kept for 30 days. Erased.</p>')
  expect(fillLegalText(text, { days: undefined })).toBe('<p>Stored. Erased.</p>')
})

test('another passage may replace it', () => {
  const text = '{if here}In Switzerland.{else}Elsewhere.{end}'
  expect(fillLegalText(text, { here: '' })).toBe('In Switzerland.')
  expect(fillLegalText(text, { here: undefined })).toBe('Elsewhere.')
})

test('a passage may stand within another', () => {
  const text =
    '{if two}Both{else}It{end} {if here}{if two}stay{else}stays{end} here{else}left{end}.'
  expect(fillLegalText(text, { two: '', here: '' })).toBe('Both stay here.')
  expect(fillLegalText(text, { two: undefined, here: '' })).toBe('It stays here.')
  expect(fillLegalText(text, { two: undefined, here: undefined })).toBe('It left.')
})

test('whole sections are removed without leaving an empty paragraph or item', () => {
  const text = '<p>{if job}</p>\n<h2>Jobs</h2>\n<p>{job}</p>\n<p>{end}</p>\n<p>End</p>'
  expect(fillLegalText(text, { job: 'Baker' })).toBe('<h2>Jobs</h2>\n<p>Baker</p>\n<p>End</p>')
  expect(fillLegalText(text, { job: undefined })).toBe('<p>End</p>')
  expect(fillLegalText('<ul>\n<li>{if a}x{end}</li>\n</ul>', { a: undefined })).toBe('<ul>\n</ul>')
})

test('an unknown fact and an unfinished passage stop the build', () => {
  expect(() => fillLegalText('{if dyas}x{end}', { days: '1' })).toThrow('{if dyas}')
  expect(() => fillLegalText('{if days}x', { days: '1' })).toThrow('{if days} without')
  expect(() => fillLegalText('x{end}', {})).toThrow('{end} without')
  expect(() => fillLegalText('{if a}{if b}x{end}', { a: '', b: '' })).toThrow('{if a} without')
})

test('a missing fact stops the build where it is not behind a condition', () => {
  expect(() => fillLegalText('{days} days', { days: undefined })).toThrow('{days}')
})
