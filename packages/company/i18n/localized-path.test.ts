import { expect, test } from 'vitest'
import { localizedPath } from './localized-path.ts'

test('English pages have no prefix, German and French ones have theirs', () => {
  expect(localizedPath('en', 'contact')).toBe('/contact')
  expect(localizedPath('de', 'contact')).toBe('/de/contact')
  expect(localizedPath('fr', 'aboutUs')).toBe('/fr/about-us')
})

test('the home page of a language is its prefix alone', () => {
  expect(localizedPath('en', 'home')).toBe('/')
  expect(localizedPath('de', 'home')).toBe('/de')
})
