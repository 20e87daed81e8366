import type { Company } from '../../../company/define-company.ts'
import { defaultLocale, localeTags, type Locale } from '../../../i18n/locales.ts'
import { localizedPath } from '../../../i18n/localized-path.ts'
import type { PageName } from '../../../i18n/pages.ts'

/** The page that structured data describes, with texts in its language. */
interface DescribedPage {
  locale: Locale
  page: PageName
  /** The page's name in the menu. */
  name: string
  /** The name of the home page in the menu. */
  home: string
  description: string
  /** The path of a picture that represents the page. */
  image: string
  /** The name of the services page in the menu, and those of the services. */
  servicesName: string
  services: string[]
}

type Thing = Record<string, unknown>

/**
 * The schema.org data of a page for search engines: the company and the site on the home page, breadcrumbs
 * on every other one, and what that page says about the company, by its `@id`. Missing facts are undefined,
 * which JSON leaves out.
 */
export function structuredData(company: Company, page: DescribedPage): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': describers(page).map((describe) => describe(company, page)),
  }
}

function describers({ page, locale }: DescribedPage) {
  if (page === 'contact') return [contactPage, breadcrumbs]
  if (page === 'aboutUs') return [peopleAndServices, breadcrumbs]
  if (page !== 'home') return [breadcrumbs]
  // Search engines take the name of a site from its root only.
  return locale === defaultLocale ? [professionalService, website] : [professionalService]
}

const unlessEmpty = <T>(list: T[] | undefined) => (list?.length ? list : undefined)

const companyId = (company: Company) => `${company.website}/#company`

/** https://schema.org/ProfessionalService */
function professionalService(
  company: Company,
  { description, image, locale }: DescribedPage,
): Thing {
  return {
    '@type': 'ProfessionalService',
    '@id': companyId(company),
    name: company.name,
    url: `${company.website}/`,
    description,
    image: company.website + image,
    telephone: company.phone,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.postalTown,
      addressCountry: company.country ?? 'CH',
    },
    areaServed: unlessEmpty(company.regions)?.map((region) => region[locale]),
    knowsLanguage: unlessEmpty(company.workingLanguages),
    openingHoursSpecification: openingHours(company),
    foundingDate: company.foundedYear?.toString(),
    numberOfEmployees: company.headcount && {
      '@type': 'QuantitativeValue',
      value: company.headcount,
    },
    sameAs: unlessEmpty(company.sameAs),
  }
}

/** A reference to the company with additional properties. */
const aboutCompany = (company: Company, more: Thing): Thing => ({
  '@type': 'ProfessionalService',
  '@id': companyId(company),
  name: company.name,
  ...more,
})

/**
 * https://schema.org/employee and https://schema.org/OfferCatalog, on About us because Services is close to
 * the size limit of a page.
 */
function peopleAndServices({ people, ...company }: Company, page: DescribedPage): Thing {
  const { locale, servicesName, services } = page
  return aboutCompany(company, {
    employee: unlessEmpty(people)?.map(({ name, role, languages }) => ({
      '@type': 'Person',
      name,
      jobTitle: role[locale],
      knowsLanguage: languages,
    })),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: servicesName,
      itemListElement: services,
    },
  })
}

const weekdays = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

/** https://schema.org/OpeningHoursSpecification */
function openingHours({ openingHours: hours }: Company): Thing[] | undefined {
  return unlessEmpty(hours)?.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => weekdays[day]),
    opens,
    closes,
  }))
}

/** https://schema.org/WebSite, from which search engines take the name of the site. */
function website(company: Company, { locale }: DescribedPage): Thing {
  return {
    '@type': 'WebSite',
    name: company.shortName,
    url: `${company.website}/`,
    inLanguage: localeTags[locale],
    publisher: { '@id': companyId(company) },
  }
}

/** https://schema.org/ContactPage */
function contactPage(company: Company, { locale, page }: DescribedPage): Thing {
  return {
    '@type': 'ContactPage',
    url: company.website + localizedPath(locale, page),
    inLanguage: localeTags[locale],
    mainEntity: aboutCompany(company, {
      telephone: company.phone,
      email: company.email,
      openingHoursSpecification: openingHours(company),
    }),
  }
}

/** https://schema.org/BreadcrumbList: home, then this page. */
function breadcrumbs(company: Company, { locale, page, name, home }: DescribedPage): Thing {
  const steps = [
    { name: home, page: 'home' as const },
    { name, page },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: company.website + localizedPath(locale, step.page),
    })),
  }
}
