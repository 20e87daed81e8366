import type { Readable } from 'node:stream'
import type { UnsentReason } from '../../enquiry-contract/form-answer.ts'
import type { Locale } from '../../i18n/locales.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A file in one encoding; the strong ETag identifies exactly these bytes. */
export interface Representation {
  etag: string
  /** In bytes. */
  size: number
  /** Whether every response reads the file from the disk. */
  isStreamed?: true
  /** All of it, or a range with both ends included. */
  read: (part?: { start: number; end: number }) => Buffer | Readable
}

export interface SiteFile {
  contentType: string
  cacheControl: string
  /** Only for pages: allows their inline scripts and styles. */
  contentSecurityPolicy?: string
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>
}

/** A page in each language. */
export type LocalizedFile = Partial<Record<Locale, SiteFile>>

/** The built site. */
export interface Site {
  /** By canonical address: `/`, `/de/contact`, `/_astro/page.abc.css`. */
  files: ReadonlyMap<string, SiteFile>
  notFoundPages: LocalizedFile
  /** Shown after a form was posted without JavaScript, when the form cannot be shown again. */
  unsentPages: Partial<Record<UnsentReason, LocalizedFile>>
}
