import type { APIRoute } from 'astro'
import { company } from '@site/company/facts/company.ts'

/** Crawlers may read every page, but not the addresses of the service's forms and look-ups. */
const text = `User-agent: *
Allow: /
Disallow: /send-mail
Disallow: /country

Sitemap: ${company.website}/sitemap.xml
`

export const GET: APIRoute = () => new Response(text)
