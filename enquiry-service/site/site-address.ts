import { defaultLocale, isLocale, type Locale } from '../../i18n/locales.ts'

/**
 * The address of a file of the build: `de/contact.html` is `/de/contact`, `index.html` is `/`,
 * `robots.txt` is `/robots.txt`.
 */
export function addressOfFile(path: string): string {
  return path.endsWith('.html') ? canonicalAddress(`/${path}`) : `/${path}`
}

/**
 * How an address should have been written: lower case, single slashes and none at the end, no
 * `.html`, and no prefix for the default language, whose pages have none.
 */
export function canonicalAddress(path: string): string {
  const address = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    .replace(defaultPrefix, '')
  return address === '' ? '/' : address
}

const defaultPrefix = new RegExp(`^/${defaultLocale}(?=/|$)`)

/** The language of the page that an address belongs to, existing or not. */
export function localeOfAddress(path: string): Locale {
  const first = path.split('/')[1]?.toLowerCase()
  return isLocale(first) ? first : defaultLocale
}
