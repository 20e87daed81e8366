import { describe, expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { hasPage, visitMonths } from '@site/company/facts/company-pages.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { legalPages, type PageName } from '@site/company/i18n/pages.ts'
import { builtPages } from '@site/content-check/built-pages.ts'

const pages = builtPages()

/** The content between header and footer. */
function textOf(page: PageName, locale: (typeof locales)[number]): string {
  const { html = '' } =
    pages.find(({ address }) => address === localizedPath(locale, page)) ??
    ({} as { html?: string })
  return /<main.*<\/main>/s.exec(html)?.[0] ?? ''
}

const count = (text: string, tag: string) => text.split(`<${tag}`).length - 1

describe.each(legalPages)('%s', (page) => {
  test.each(['h2', 'li', 'p', 'a'])('has the same number of <%s> in every language', (tag) => {
    const counts = locales.map((locale) => count(textOf(page, locale), tag))
    expect(counts).toEqual(counts.map(() => counts[0]))
  })

  test.each(locales)('has no unfilled passage in %s', (locale) => {
    expect(count(textOf(page, locale), 'h2')).toBeGreaterThan(4)
    expect(textOf(page, locale)).not.toMatch(/[{}]|<(p|li|h2)[^>]*>\s*<\/|undefined/)
  })
})

test.each(locales)('the %s privacy notice names who receives data, and for how long', (locale) => {
  const text = textOf('privacy', locale)
  const { jobSite, careers } = hasPage('careers') ? company : {}
  const facts = [company.hosting.name, company.mailProvider.name, company.email, jobSite ?? '']
  for (const fact of facts) expect(text).toContain(fact)
  const { retentionDays, mailboxDays, backupDays } = company
  const terms = [retentionDays, mailboxDays, backupDays, careers?.keptMonths, 30]
  for (const term of terms) if (term) expect(text).toMatch(new RegExp(`\\b${term}\u00a0`))
  expect(text.includes(`mailto:${String(careers?.email)}`)).toBe(careers?.email !== undefined)
})

const wordsOfCounting = {
  en: [
    ...['count how often', 'nothing but totals', 'no IP address, no cookie'],
    `after ${visitMonths} months`,
  ],
  de: [
    ...['zählen, wie oft', 'nur Summen', 'keine IP-Adresse, kein Cookie'],
    `nach ${visitMonths} Monaten`,
  ],
  fr: [
    ...['comptons combien de fois', 'que des totaux', 'ni adresse IP, ni cookie'],
    `après ${visitMonths} mois`,
  ],
}

test.each(locales)(
  'the %s privacy notice explains how visits are counted, if they are',
  (locale) => {
    const text = textOf('privacy', locale).replaceAll('\u00a0', ' ')
    for (const words of wordsOfCounting[locale]) {
      expect(text.includes(words), words).toBe(company.countVisits === true)
    }
  },
)

/** What follows a VAT number in each language. */
const vatSuffix = { en: 'VAT', de: 'MWST', fr: 'TVA' }

test.each(locales)(
  'the %s legal notice names company, register and numbers, a Swiss VAT number with the suffix of its language',
  (locale) => {
    const text = textOf('imprint', locale)
    const { name, street, uid, vatNumber, representatives = [], register, phone, email } = company
    const facts = [name, street, uid, register[locale], phone, email, ...representatives]
    for (const fact of facts) expect(text).toContain(fact.replaceAll('&', '&amp;'))
    const digits = vatNumber?.replace(/ (MWST|TVA|IVA)$/, '')
    const shown = digits === vatNumber ? digits : `${digits} ${vatSuffix[locale]}`
    expect(text.includes(String(shown))).toBe(vatNumber !== undefined)
  },
)
