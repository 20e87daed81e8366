import { beforeEach, expect, test, vi } from 'vitest'
import { detectLanguage, redirectByCountry } from './detect-language.ts'

const stored = new Map<string, string>()
const countryIs = (code: string | null) =>
  vi.fn(() => Promise.resolve(Response.json({ country_code: code })))

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('a stored language is used without asking for the country', async () => {
  const fetchCountry = countryIs('DE')
  vi.stubGlobal('fetch', fetchCountry)
  stored.set('lang', 'fr')
  expect(await detectLanguage()).toBe('fr')
  expect(fetchCountry).not.toHaveBeenCalled()
})

test.for([
  ['GB', 'en'],
  ['US', 'en'],
  ['DE', 'de'],
  ['FR', 'fr'],
  ['CH', 'en'],
  [null, 'en'],
])('a visitor from %s gets %s, which is stored', async ([country, language]) => {
  vi.stubGlobal('fetch', countryIs(country ?? null))
  expect(await detectLanguage()).toBe(language)
  expect(stored.get('lang')).toBe(language)
})

test('an unsupported stored value is ignored', async () => {
  vi.stubGlobal('fetch', countryIs('DE'))
  stored.set('lang', 'xx')
  expect(await detectLanguage()).toBe('de')
})

test('a look-up that fails is logged and falls back to English', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  expect(await detectLanguage()).toBe('en')
  expect(log).toHaveBeenCalledOnce()
  expect(stored.get('lang')).toBe('en')
})

test.for([
  { country: 'DE', page: 'en', reloads: 1 },
  { country: 'CH', page: 'en', reloads: 0 },
  { country: 'DE', page: 'fr-CH', reloads: 0 },
])('a page in $page reloads $reloads times for $country', async ({ country, page, reloads }) => {
  const reload = vi.fn()
  vi.stubGlobal('fetch', countryIs(country))
  vi.stubGlobal('document', { documentElement: { lang: page } })
  vi.stubGlobal('location', { reload })
  await redirectByCountry()
  expect(reload).toHaveBeenCalledTimes(reloads)
})

test('without storage the page does not reload, because it would do so endlessly', async () => {
  const reload = vi.fn()
  vi.stubGlobal('fetch', countryIs('DE'))
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('localStorage', undefined)
  await redirectByCountry()
  expect(reload).not.toHaveBeenCalled()
})
