import { afterAll, expect, test } from 'vitest'
import { readSite } from '../site/read-site.ts'
import { buildTestSite } from '../testing/built-site.ts'
import { visitCounting } from './visit-counting.ts'

const company = { countVisits: true, website: 'https://www.example.ch' }
const site = readSite(buildTestSite(afterAll))

test('visits are counted where the service serves the site', () => {
  expect(visitCounting(company, { allowedOrigins: [] }, site)).toBe('on')
  expect(visitCounting(company, { allowedOrigins: ['https://example.ch'] }, site)).toBe('on')
})

test('visits are not counted where another host serves the site', () => {
  expect(visitCounting(company, { allowedOrigins: [] }, null)).toBe('elsewhere')
  expect(visitCounting(company, { allowedOrigins: [company.website] }, site)).toBe('elsewhere')
})

test.each([false, undefined])('visits are not counted when countVisits is %s', (countVisits) => {
  expect(visitCounting({ ...company, countVisits }, { allowedOrigins: [] }, site)).toBe('off')
})
