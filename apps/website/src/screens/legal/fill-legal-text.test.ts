import { expect, test } from 'vitest'
import { fillLegalText, type LegalFacts } from './fill-legal-text.ts'

const fill = (html: string, facts: LegalFacts) =>
  fillLegalText(html, facts, 'content/legal/en/privacy.md')

test('a passage is kept if its fact is given', () => {
  const text = '<p>Stored.{if days} Kept for {days} days.{end} Erased.</p>'
  expect(fill(text, { days: '30' })).toBe('<p>Stored. Kept for 30 days. Erased.</p>')
  expect(fill(text, { days: undefined })).toBe('<p>Stored. Erased.</p>')
})

test('a passage may have an alternative', () => {
  const text = '{if here}In Switzerland.{else}Elsewhere.{end}'
  expect(fill(text, { here: '' })).toBe('In Switzerland.')
  expect(fill(text, { here: undefined })).toBe('Elsewhere.')
})

test('passages may be nested', () => {
  const text =
    '{if two}Both{else}It{end} {if here}{if two}stay{else}stays{end} here{else}left{end}.'
  expect(fill(text, { two: '', here: '' })).toBe('Both stay here.')
  expect(fill(text, { two: undefined, here: '' })).toBe('It stays here.')
  expect(fill(text, { two: undefined, here: undefined })).toBe('It left.')
})

test('whole sections are removed without leaving an empty paragraph or item', () => {
  const text = '<p>{if job}</p>\n<h2>Jobs</h2>\n<p>{job}</p>\n<p>{end}</p>\n<p>End</p>'
  expect(fill(text, { job: 'Baker' })).toBe('<h2>Jobs</h2>\n<p>Baker</p>\n<p>End</p>')
  expect(fill(text, { job: undefined })).toBe('<p>End</p>')
  expect(fill('<ul>\n<li>{if a}x{end}</li>\n</ul>', { a: undefined })).toBe('<ul>\n</ul>')
})

test.each([
  ['{if dyas}x{end}', '{if dyas}, but there is no such fact. Use one of days.'],
  ['{dyas} days', '{dyas}, but there is no such fact. Use one of days.'],
  ['{if days}x', '{if days} without its counterpart.'],
  ['x{end}', '{end} without its counterpart.'],
  ['{if days}{if days}x{end}', '{if days} without its counterpart.'],
])('%s stops the build with the file, the problem and the fix', (text, problem) => {
  expect(() => fill(text, { days: '1' })).toThrow(`content/legal/en/privacy.md contains ${problem}`)
})

test('a fact that is not given stops the build, unless it is in a condition', () => {
  expect(() => fill('{days} days', { days: undefined })).toThrow(
    'contains {days}, but the company has not given this fact. Add it under Company in the editor (content/company.json), ' +
      'or enclose the passage in {if days} and {end}.',
  )
})
