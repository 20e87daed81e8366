import { type Locale, defaultLocale, localeOrDefault } from '@site/company/i18n/locales.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface Representation {
  etag: string
  body: Buffer
}

export interface SiteFile {
  contentType: string
  cacheControl: string
  /** Only for pages: allows their inline scripts and styles. */
  contentSecurityPolicy?: string
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>
}

export interface Site {
  /** By canonical address: `/`, `/de/contact`, `/_astro/page.abc.css`. */
  files: ReadonlyMap<string, SiteFile>
  /** Pages without an address of their own, by canonical address: `/404`, `/de/not-sent/busy`. */
  errorPages: ReadonlyMap<string, SiteFile>
}

/** A page that is shown at other addresses, in a language or, if it is missing there, in English. */
export const findErrorPage = ({ errorPages }: Site, locale: Locale, name: string) =>
  errorPages.get(`/${locale}/${name}`) ?? errorPages.get(`/${name}`)

/** The address of a built file: `/de/contact` for `de/contact.html`, `/` for `index.html`, `/robots.txt`. */
export const pathOfFile = (path: string): string =>
  path.endsWith('.html') ? canonicalPath(`/${path}`) : `/${path}`

/** The canonical form of an address: in lower case, without `.html`, needless slashes and the default language. */
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
export const localeOfPath = (path: string) => localeOrDefault(path.split('/')[1]?.toLowerCase())

/** The address to which the form of a built site posts: at the website, or at `PUBLIC_API_HOST` of the build. */
export function formUrl(site: Site | null, website: string): URL {
  const html = site?.files.get('/contact')?.representations.identity.body.toString() ?? ''
  const [, action = '/send-mail'] = /<form[^>]* action="([^"?]+)/.exec(html) ?? []
  return new URL(action, website)
}
