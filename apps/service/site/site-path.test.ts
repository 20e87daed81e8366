import { expect, test } from 'vitest'
import { pathOfFile, canonicalPath, localeOfPath } from './site.ts'

test.each([
  ['index.html', '/'],
  ['contact.html', '/contact'],
  ['de.html', '/de'],
  ['de/index.html', '/de'],
  ['de/contact.html', '/de/contact'],
  ['_astro/Form.B2x.js', '/_astro/Form.B2x.js'],
  ['.well-known/security.txt', '/.well-known/security.txt'],
])('%s is found at %s', (file, address) => {
  expect(pathOfFile(file)).toBe(address)
})

test.each([
  ['/contact/', '/contact'],
  ['/Contact', '/contact'],
  ['/contact.html', '/contact'],
  ['/contact.html/', '/contact'],
  ['/index.html', '/'],
  ['/de/index.html', '/de'],
  ['/DE//', '/de'],
  ['//', '/'],
  ['/', '/'],
  ['//contact', '/contact'],
  ['/de//contact///', '/de/contact'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/EN/contact', '/contact'],
  ['//en//contact/', '/contact'],
  ['/en/index.html', '/'],
  ['/energy', '/energy'],
  ['/en.html', '/'],
])('the canonical form of %s is %s', (written, address) => {
  expect(canonicalPath(written)).toBe(address)
})

test.each([
  ['/nowhere', 'en'],
  ['/de/nowhere', 'de'],
  ['/FR', 'fr'],
  ['/defrost', 'en'],
])('%s belongs to the %s pages', (address, locale) => {
  expect(localeOfPath(address)).toBe(locale)
})
