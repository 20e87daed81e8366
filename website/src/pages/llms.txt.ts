import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { company } from '../../../company/company.ts'
import { indexablePages } from '../../../company/company-pages.ts'
import { countryName } from '../../../company/country-name.ts'
import { answerTime } from '../../../company/engagement-texts.ts'
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import { defaultLocale, localeNames, locales, type Locale } from '../../../i18n/locales.ts'
import { localizedPath } from '../../../i18n/localized-path.ts'
import { messages } from '../../../i18n/messages.ts'
import { pageOf, type PageName } from '../../../i18n/pages.ts'
import { companyFacts } from '../screens/about-us/company-facts.ts'
import { costTerms } from '../screens/services/cost-terms.ts'

/** The site in one page of Markdown for language models (https://llmstxt.org). */
export const GET: APIRoute = async () => {
  const legal = await getCollection('legal')
  const fill = (text: string, locale: Locale) =>
    fillPlaceholders(text, {
      company: company.shortName,
      town: company.town[locale],
      country: countryName(company, locale),
    })

  const describe = (locale: Locale, page: PageName) => {
    const { search } = pageOf(page)
    if (search) return messages[locale][search.description]
    const document = legal.find(({ id }) => id === `${locale}/${page}`)
    if (!document) throw new Error(`content/legal/${locale}/${page}.md is missing.`)
    return document.data.description
  }
  const line = (locale: Locale, page: PageName) => {
    const { name, lead } = pageOf(page)
    const text = lead ? messages[locale][lead] : describe(locale, page)
    const address = company.website + localizedPath(locale, page)
    return `- [${messages[locale][name]}](${address}): ${fill(text, locale)}`
  }
  const t = messages[defaultLocale]
  const { name, street, postalCode, postalTown, phone, email } = company
  const text = [
    `# ${company.shortName}`,
    `> ${fill(t.HOME_DESCRIPTION, defaultLocale)}`,
    `${name}, ${street}, ${postalCode} ${postalTown}, ${countryName(company, defaultLocale)}. ${t.FOOTER_PHONE}: ${phone}. ${t.FOOTER_EMAIL}: ${email}.`,
    ...factList(),
    ...locales.flatMap((locale) => [
      `## ${localeNames[locale]}`,
      indexablePages.map((page) => line(locale, page)).join('\n'),
    ]),
  ].join('\n\n')
  return new Response(`${text}\n`)
}

/** The company's facts, people and terms, as far as they are given. */
function factList(): string[] {
  const locale = defaultLocale
  const { engagement, people = [] } = company
  const promise = answerTime(engagement, locale)
  const facts = [
    ...companyFacts(company, locale),
    ...people.map(({ name, role }) => ({ name, value: role[locale] })),
    ...costTerms(engagement, locale),
  ].map(({ name, value }) => `- ${name}: ${value}`)
  if (promise) facts.push(`- ${promise}`)
  return facts.length > 0 ? [facts.join('\n')] : []
}
