import { defaultLocale, isLocale, type Locale } from '../../i18n/locales.ts'

/**
 * The address of a file of the build: `de/contact.html` is `/de/contact`, `index.html` is `/`,
 * `robots.txt` is `/robots.txt`.
 */
export function addressOfFile(path: string): string {
  return path.endsWith('.html') ? canonicalAddress(`/${path}`) : `/${path}`
}

/** How an address should have been written: lower case, no slash at the end, no `.html`. */
export function canonicalAddress(path: string): string {
  const address = path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  return address === '' ? '/' : address
}

/** The language of the page that an address belongs to, existing or not. */
export function localeOfAddress(path: string): Locale {
  const first = path.split('/')[1]?.toLowerCase()
  return isLocale(first) ? first : defaultLocale
}
