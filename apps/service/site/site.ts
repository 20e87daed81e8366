import type { Locale } from '@site/company/i18n/locales.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A file in one encoding; the strong ETag identifies exactly these bytes. */
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

/** The built site. */
export interface Site {
  /** By canonical address: `/`, `/de/contact`, `/_astro/page.abc.css`. */
  files: ReadonlyMap<string, SiteFile>
  /** Pages without an address of their own, by canonical address: `/404`, `/de/not-sent/busy`. */
  errorPages: ReadonlyMap<string, SiteFile>
}

/** A page that is shown at other addresses, in a language or, if it is missing there, in English. */
export function findErrorPage({ errorPages }: Site, locale: Locale, name: string) {
  return errorPages.get(`/${locale}/${name}`) ?? errorPages.get(`/${name}`)
}
