import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { company } from '../../../content/company.ts'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import { defaultLocale, localeNames, locales, type Locale } from '../../../i18n/locales.ts'
import {
  legalPages,
  localizedPath,
  menuPages,
  type LegalPage,
  type ListedPage,
} from '../../../i18n/localized-path.ts'
import { messages } from '../../../i18n/messages.ts'
import { pageNames } from '../../../i18n/page-names.ts'
import { pageDescriptions } from '../../../i18n/page-descriptions.ts'

/** The site in one page of Markdown for language models (https://llmstxt.org). */
export const GET: APIRoute = async () => {
  const legal = await getCollection('legal')
  const fill = (text: string) =>
    fillPlaceholders(text, { company: company.shortName, town: company.town })

  const line = (locale: Locale, page: ListedPage, description: string) => {
    const name = messages[locale][pageNames[page]]
    return `- [${name}](${company.website}${localizedPath(locale, page)}): ${fill(description)}`
  }
  const legalDescription = (locale: Locale, page: LegalPage) => {
    const document = legal.find(({ id }) => id === `${locale}/${page}`)
    if (!document) throw new Error(`content/legal/${locale}/${page}.md is missing.`)
    return document.data.description
  }
  const t = messages[defaultLocale]
  const { name, street, postalCode, town, phone, email } = company
  const text = [
    `# ${company.shortName}`,
    `> ${fill(t.HOME_DESCRIPTION)}`,
    `${name}, ${street}, ${postalCode} ${town}, ${t.COUNTRY}. ${t.FOOTER_PHONE}: ${phone}. ${t.FOOTER_EMAIL}: ${email}.`,
    ...locales.flatMap((locale) => [
      `## ${localeNames[locale]}`,
      [
        ...menuPages.map((page) => line(locale, page, messages[locale][pageDescriptions[page]])),
        ...legalPages.map((page) => line(locale, page, legalDescription(locale, page))),
      ].join('\n'),
    ]),
  ].join('\n\n')
  return new Response(`${text}\n`)
}
