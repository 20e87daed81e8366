import type { Company } from '../../../../content/define-company.ts'
import { regionalTags, type Locale } from '../../../../i18n/locales.ts'
import { messages } from '../../../../i18n/messages.ts'
import { phoneLink } from '../../components/phone-link.ts'

/**
 * What stands for the `{placeholders}` of a legal text, as HTML: facts of content/company.ts, phone
 * and e-mail as links, and the day of the text's last revision.
 */
export function legalFacts(company: Company, locale: Locale, updated: Date) {
  const { hosting, mailProvider } = company
  const plain = {
    company: company.name,
    street: company.street,
    postalCode: company.postalCode,
    postalTown: company.postalTown,
    town: company.town[locale],
    country: messages[locale].COUNTRY,
    uid: company.uid,
    register: company.register[locale],
    responsibleRole: company.responsibleRole[locale],
    hosting: `${hosting.name}, ${hosting.place[locale]},`,
    mailProvider: `${mailProvider.name}, ${mailProvider.place[locale]},`,
    retentionDays: String(company.retentionDays),
    updated: formatDay(updated, locale),
  }
  const escaped = Object.entries(plain).map(([name, value]) => [name, escapeHtml(value)])
  return {
    ...(Object.fromEntries(escaped) as typeof plain),
    phone: link(phoneLink(company.phone), company.phone),
    email: link(`mailto:${company.email}`, company.email),
  }
}

/** "20 November 2026", "20. November 2026", "20 novembre 2026". */
export function formatDay(day: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(regionalTags[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(day)
}

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
