import type { APIRoute } from 'astro'
import { company } from '../../../company/company.ts'
import { indexablePages } from '../../../company/company-pages.ts'
import { defaultLocale, locales, type Locale } from '../../../i18n/locales.ts'
import { localizedPath } from '../../../i18n/localized-path.ts'
import type { PageName } from '../../../i18n/pages.ts'

const address = (locale: Locale, page: PageName) => company.website + localizedPath(locale, page)

const alternate = (hreflang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`

/** The entry of a page in a language, with all its translations including itself. */
const entry = (locale: Locale, page: PageName) =>
  [
    `<url><loc>${address(locale, page)}</loc>`,
    ...locales.map((language) => alternate(language, address(language, page))),
    alternate('x-default', address(defaultLocale, page)),
    '</url>',
  ].join('')

/** A sitemap (https://www.sitemaps.org/protocol.html) with `hreflang` alternates. */
const xml = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
  ...indexablePages.flatMap((page) => locales.map((locale) => entry(locale, page))),
  '</urlset>\n',
].join('\n')

export const GET: APIRoute = () =>
  new Response(xml, { headers: { 'content-type': 'application/xml' } })
