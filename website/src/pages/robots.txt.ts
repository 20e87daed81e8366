import type { APIRoute } from 'astro'
import { company } from '../../../content/company.ts'

/** Everything may be read, except what the service answers; its answers are for forms, not for readers. */
const text = `User-agent: *
Allow: /
Disallow: /send-mail
Disallow: /country

Sitemap: ${company.website}/sitemap.xml
`

export const GET: APIRoute = () => new Response(text)
