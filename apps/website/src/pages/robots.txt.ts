import type { APIRoute } from 'astro'
import { company } from '@site/company/facts/company.ts'

/** Crawlers may read every page, but not request the routes of the service. */
const text = `User-agent: *
Allow: /
Disallow: /send-mail
Disallow: /country

Sitemap: ${company.website}/sitemap.xml
`

export const GET: APIRoute = () => new Response(text)
