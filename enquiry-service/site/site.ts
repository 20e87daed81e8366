import type { Locale } from '../../i18n/locales.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes of a file in one encoding; a strong entity tag belongs to exactly these bytes. */
export interface Representation {
  body: Buffer
  etag: string
}

export interface SiteFile {
  contentType: string
  cacheControl: string
  /** Pages only: allows the inline scripts and styles of this page. */
  contentSecurityPolicy?: string
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>
}

/** The built site in memory. */
export interface Site {
  /** By canonical address: `/`, `/de/contact`, `/_astro/page.abc.css`. */
  files: ReadonlyMap<string, SiteFile>
  notFoundPages: Partial<Record<Locale, SiteFile>>
}
