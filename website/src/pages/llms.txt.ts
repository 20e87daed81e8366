import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { company } from '../../../content/company.ts'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import { localeNames, locales, type Locale } from '../../../i18n/locales.ts'
import {
  legalPages,
  localizedPath,
  menuPages,
  type PageName,
} from '../../../i18n/localized-path.ts'
import { messages } from '../../../i18n/messages.ts'
import { pageDescriptions } from '../layouts/page-descriptions.ts'
import { menuLabel } from '../layouts/page-texts.ts'

/** The site in one page of Markdown for language models (https://llmstxt.org). */
export const GET: APIRoute = async () => {
  const legal = await getCollection('legal')
  const fill = (text: string) =>
    fillPlaceholders(text, { company: company.shortName, town: company.town })

  const description = (locale: Locale, page: PageName) =>
    legal.find(({ id }) => id === `${locale}/${page}`)?.data.description ??
    pageDescriptions(messages[locale])[page] ??
    ''
  const line = (locale: Locale, page: PageName) => {
    const label = menuLabel(messages[locale])[page] ?? page
    const address = company.website + localizedPath(locale, page)
    return `- [${label}](${address}): ${fill(description(locale, page))}`
  }
  const { name, street, postalCode, town, phone, email } = company
  const text = [
    `# ${company.shortName}`,
    `> ${fill(messages.en.HOME_DESCRIPTION)}`,
    `${name}, ${street}, ${postalCode} ${town}, ${messages.en.COUNTRY}. Phone ${phone}, email ${email}.`,
    ...locales.flatMap((locale) => [
      `## ${localeNames[locale]}`,
      [...menuPages, ...legalPages].map((page) => line(locale, page)).join('\n'),
    ]),
  ].join('\n\n')
  return new Response(`${text}\n`)
}
