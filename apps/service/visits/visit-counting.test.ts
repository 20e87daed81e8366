import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSite } from '../site/read-site.ts'
import { buildTestSite } from '../testing/built-site.ts'
import { countsVisits } from './visit-counter.ts'

const company = { countVisits: true, website: 'https://www.example.ch' }

/** A site whose form posts to this address. */
function siteWithForm(action: string) {
  const folder = buildTestSite()
  writeFileSync(join(folder, 'contact.html'), `<form class="a" action="${action}?language=en">`)
  return readSite(folder)
}

test('visits are counted where the service serves the site', () => {
  expect(countsVisits(company, siteWithForm('/send-mail'))).toBe(true)
  expect(countsVisits(company, siteWithForm('https://www.example.ch/send-mail'))).toBe(true)
})

test('visits are not counted where another host serves the site', () => {
  expect(countsVisits(company, null)).toBe(false)
  const site = siteWithForm('https://api.example.ch/send-mail')
  expect(countsVisits(company, site)).toBe(false)
})

test.each([false, undefined])('visits are not counted when countVisits is %s', (countVisits) => {
  expect(countsVisits({ ...company, countVisits }, siteWithForm('/send-mail'))).toBe(false)
})
