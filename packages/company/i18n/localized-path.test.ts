import { expect, test } from 'vitest'
import { localizedPath } from './localized-path.ts'

test('English addresses have no prefix, German and French ones do', () => {
  expect(localizedPath('en', 'contact')).toBe('/contact')
  expect(localizedPath('de', 'contact')).toBe('/de/contact')
  expect(localizedPath('fr', 'aboutUs')).toBe('/fr/about-us')
})

test('a case has the same slug in every language', () => {
  expect(localizedPath('en', '/results/bearings')).toBe('/results/bearings')
  expect(localizedPath('fr', '/results/bearings')).toBe('/fr/results/bearings')
})

test('the home page of a language is its prefix alone', () => {
  expect(localizedPath('en', 'home')).toBe('/')
  expect(localizedPath('de', 'home')).toBe('/de')
})
