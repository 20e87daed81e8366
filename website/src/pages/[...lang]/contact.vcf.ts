import type { APIRoute } from 'astro'
import { company } from '../../../../company/company.ts'
import { countryName } from '../../../../company/country-name.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { localeRoutes } from '../_locale-routes.ts'

export const getStaticPaths = localeRoutes

/** Escapes backslashes, commas, semicolons and line breaks (RFC 2426, section 4). */
const escape = (text: string) => text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n')

/** The company as a vCard 3.0 (RFC 2426), the version that every address book reads. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const { name, street, postalTown, postalCode, phone, email, website } = company
  const address = ['', '', street, postalTown, '', postalCode, countryName(company, locale)]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escape(name)}`,
    `ORG:${escape(name)}`,
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    `ADR;TYPE=WORK:${address.map(escape).join(';')}`,
    `URL:${website}${localizedPath(locale, 'home')}`,
    // Makes Apple's address book list it as a company.
    'X-ABShowAs:COMPANY',
    'END:VCARD',
    '',
  ]
  return new Response(lines.join('\r\n'), { headers: { 'content-type': 'text/vcard' } })
}
