import type { APIRoute } from 'astro'
import { company } from '@site/company/facts/company.ts'
import { locales } from '@site/company/i18n/locales.ts'

/** RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 360

const expires = new Date(Date.now() + validDays * 86_400_000)
expires.setUTCHours(0, 0, 0, 0)

/** Where to report a vulnerability (RFC 9116). */
const text = `Contact: mailto:${company.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${locales.join(', ')}
Canonical: ${company.website}/.well-known/security.txt
`

export const GET: APIRoute = () => new Response(text)
