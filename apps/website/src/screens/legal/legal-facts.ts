import type { Company } from '@site/company/facts/define-company.ts'
import { hasPage, visitMonths } from '@site/company/facts/company-pages.ts'
import { countryName } from '@site/company/facts/country-name.ts'
import { escapeHtml } from '@site/company/i18n/escape-html.ts'
import { answerTime } from '@site/company/facts/engagement-texts.ts'
import { formatDate } from '@site/company/i18n/format-date.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { phoneLink } from '../../components/phone-link.ts'
import type { LegalFacts } from './fill-legal-text.ts'

/** The facts for legal texts, as HTML, with phone, email and job site as links. */
export function legalFacts(company: Company, locale: Locale, updated: Date): LegalFacts {
  const { hosting, mailProvider, engagement, representatives = [], country = 'CH' } = company
  const authority = company.dataProtectionAuthority
  const { careers, jobSite } = hasPage('careers') ? company : {}
  const isOwn = ({ name }: Company['hosting']) => name === company.name
  const isExternal = !isOwn(hosting) || !isOwn(mailProvider)
  const plain: LegalFacts = {
    company: company.name,
    street: company.street,
    postalCode: company.postalCode,
    postalTown: company.postalTown,
    town: company.town[locale],
    country: countryName(company, locale),
    // Otherwise the texts name the law of the European Union.
    swissLaw: country === 'CH' ? '' : undefined,
    authority: authority?.name[locale],
    uid: company.uid,
    // Without the suffix of a Swiss one, such as MWST or TVA, which the legal text adds in the language of the page.
    vatNumber: company.vatNumber?.replace(/ (MWST|TVA|IVA)$/, ''),
    register: company.register[locale],
    responsibleRole: company.responsibleRole[locale],
    representatives: representatives.length > 0 ? representatives.join(', ') : undefined,
    // Those that the company runs itself process nothing on its behalf.
    hosting: isOwn(hosting) ? undefined : `${hosting.name}, ${hosting.place[locale]},`,
    mailProvider: isOwn(mailProvider)
      ? undefined
      : `${mailProvider.name}, ${mailProvider.place[locale]},`,
    providers: isExternal ? '' : undefined,
    twoProviders:
      isOwn(hosting) || isOwn(mailProvider) || hosting.name === mailProvider.name ? undefined : '',
    applications: hasPage('careers') ? '' : undefined,
    retentionDays: String(company.retentionDays),
    mailboxDays: company.mailboxDays?.toString(),
    applicationMonths: careers?.keptMonths?.toString(),
    backupDays: company.backupDays?.toString(),
    dataStaysInSwitzerland: country === 'CH' && company.dataStaysInSwitzerland ? '' : undefined,
    languageOffer: company.languageDetection === 'suggest' ? '' : undefined,
    // The licence of DB-IP requires attribution wherever its data is used (decision 14).
    countryLookUp: company.languageDetection === 'country' ? '' : undefined,
    // Only the service counts visits, so there are no counts if another host serves the pages.
    visitMonths:
      company.countVisits && !import.meta.env.PUBLIC_API_HOST ? String(visitMonths) : undefined,
    film: company.film ? '' : undefined,
    answerTime: answerTime(engagement, locale),
    sourceOthers: messages[locale].SOURCE_OTHERS,
    updated: formatDate(updated, locale),
  }
  const escaped = Object.entries(plain).map(([name, value]) => [name, value && escapeHtml(value)])
  return {
    ...(Object.fromEntries(escaped) as LegalFacts),
    phone: link(phoneLink(company.phone), company.phone),
    email: link(`mailto:${company.email}`, company.email),
    careersEmail: careers?.email && link(`mailto:${careers.email}`, careers.email),
    jobSite: jobSite && link(jobSite, new URL(jobSite).host),
    authoritySite: authority && link(authority.website, new URL(authority.website).host),
  }
}

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
