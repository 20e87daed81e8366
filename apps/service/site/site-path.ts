import { defaultLocale, localeOrDefault, type Locale } from '@site/company/i18n/locales.ts'

/**
 * The address of a built file: `de/contact.html` is `/de/contact`, `index.html` is `/`,
 * `robots.txt` is `/robots.txt`.
 */
export function pathOfFile(path: string): string {
  return path.endsWith('.html') ? canonicalPath(`/${path}`) : `/${path}`
}

/**
 * The canonical form of an address: lower case, single slashes and none at the end, no `.html`, and
 * no prefix for the default language.
 */
export function canonicalPath(path: string): string {
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

/** The language of an address, whether or not the page exists. */
export function localeOfPath(path: string): Locale {
  return localeOrDefault(path.split('/')[1]?.toLowerCase())
}
