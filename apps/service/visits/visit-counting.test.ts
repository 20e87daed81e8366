import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSite } from '../site/read-site.ts'
import { buildTestSite } from '../testing/built-site.ts'
import { visitCounting } from './visit-counting.ts'

const company = { countVisits: true, website: 'https://www.example.ch' }

/** A site whose form posts to this address. */
function siteWithForm(action: string) {
  const folder = buildTestSite()
  writeFileSync(join(folder, 'contact.html'), `<form class="a" action="${action}?language=en">`)
  return readSite(folder)
}

test('visits are counted where the service serves the site', () => {
  expect(visitCounting(company, siteWithForm('/send-mail'))).toBe('on')
  expect(visitCounting(company, siteWithForm('https://www.example.ch/send-mail'))).toBe('on')
})

test('visits are not counted where another host serves the site', () => {
  expect(visitCounting(company, null)).toBe('elsewhere')
  const site = siteWithForm('https://api.example.ch/send-mail')
  expect(visitCounting(company, site)).toBe('elsewhere')
})

test.each([false, undefined])('visits are not counted when countVisits is %s', (countVisits) => {
  expect(visitCounting({ ...company, countVisits }, siteWithForm('/send-mail'))).toBe('off')
})
