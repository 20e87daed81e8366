import type { APIRoute } from 'astro'
import { company } from '@site/company/facts/company.ts'
import { indexablePages } from '@site/company/facts/company-pages.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'

/** A sitemap (https://www.sitemaps.org/protocol.html), without translations, which each page names itself. */
const xml = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ...indexablePages.flatMap((page) =>
    locales.map(
      (locale) => `<url><loc>${company.website}${localizedPath(locale, page)}</loc></url>`,
    ),
  ),
  '</urlset>\n',
].join('\n')

export const GET: APIRoute = () =>
  new Response(xml, { headers: { 'content-type': 'application/xml' } })
