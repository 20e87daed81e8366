import { caseAt } from '@site/company/facts/company-pages.ts'
import type { Company } from '@site/company/facts/define-company.ts'
import { defaultLocale, localeTags, type Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { type CasePath, isCase, type SitePage } from '@site/company/i18n/pages.ts'
import { socialCardPath } from './social-card.ts'

type Thing = Record<string, unknown>

/** The schema.org data of Home or of a case, else undefined. JSON leaves out missing facts. @param description of the page */
export function structuredData(
  company: Company,
  locale: Locale,
  page: SitePage,
  description: string,
): Thing | undefined {
  const graph = (things: Thing[]) => ({ '@context': 'https://schema.org', '@graph': things })
  if (isCase(page)) return graph([article(company, locale, page, description)])
  if (page !== 'home') return undefined
  const service = professionalService(company, locale, description)
  // Search engines only read the name of a site at its root.
  return graph(locale === defaultLocale ? [service, website(company)] : [service])
}

/** https://schema.org/Article */
function article(company: Company, locale: Locale, page: CasePath, description: string): Thing {
  const publisher = { '@type': 'Organization', '@id': companyId(company), name: company.name }
  return {
    '@type': 'Article',
    headline: caseAt(page).story.title[locale],
    description,
    inLanguage: localeTags[locale],
    image: company.website + socialCardPath(locale, page),
    mainEntityOfPage: company.website + localizedPath(locale, page),
    author: publisher,
    publisher,
  }
}

const unlessEmpty = <T>(list: T[] | undefined) => (list?.length ? list : undefined)

const companyId = ({ website }: Company) => `${website}/#company`

/** https://schema.org/ProfessionalService */
const professionalService = (company: Company, locale: Locale, description: string): Thing => ({
  '@type': 'ProfessionalService',
  '@id': companyId(company),
  name: company.name,
  url: `${company.website}/`,
  description,
  image: company.website + socialCardPath(locale, 'home'),
  telephone: company.phone,
  email: company.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.postalTown,
    addressCountry: company.country ?? 'CH',
  },
  openingHours: unlessEmpty(company.openingHours)?.map(
    ({ days, opens, closes }) => `${days.join(',')} ${opens}-${closes}`,
  ),
  foundingDate: company.foundedYear?.toString(),
  numberOfEmployees: company.headcount && {
    '@type': 'QuantitativeValue',
    value: company.headcount,
  },
  areaServed: unlessEmpty(company.regions)?.map((region) => ({
    '@type': 'Place',
    name: region[locale],
  })),
  knowsLanguage: unlessEmpty(company.workingLanguages),
  hasCertification: unlessEmpty(company.certificates)?.map(({ name, scope, body, year }) => ({
    '@type': 'Certification',
    name,
    about: scope[locale],
    issuedBy: { '@type': 'Organization', name: body },
    datePublished: year.toString(),
  })),
  sameAs: unlessEmpty(company.sameAs),
})

/** https://schema.org/WebSite */
const website = (company: Company): Thing => ({
  '@type': 'WebSite',
  name: company.shortName,
  url: `${company.website}/`,
  inLanguage: localeTags[defaultLocale],
  publisher: { '@id': companyId(company) },
})
