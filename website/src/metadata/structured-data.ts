import type { Company } from '../../../content/define-company.ts'
import { defaultLocale, localeTags, locales, type Locale } from '../../../i18n/locales.ts'
import { localizedPath } from '../../../i18n/localized-path.ts'
import type { PageName } from '../../../i18n/pages.ts'

/** What the structured data of a page says of it, in the page's language. */
interface DescribedPage {
  locale: Locale
  page: PageName
  /** The page's name as a menu has it. */
  name: string
  /** The menu's name of the home page. */
  home: string
  description: string
  /** The path of a picture that stands for the page. */
  image: string
}

type Thing = Record<string, unknown>

/**
 * A page as schema.org knows it, for search engines: the company and its site on the home page, the
 * way to the page on every other one. Pages refer to the company by its `@id` instead of repeating it.
 */
export function structuredData(company: Company, page: DescribedPage): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': describers(page).map((describe) => describe(company, page)),
  }
}

function describers({ page, locale }: DescribedPage) {
  if (page === 'contact') return [contactPage, breadcrumbs]
  if (page !== 'home') return [breadcrumbs]
  // Search engines take the name of a site from its root alone.
  return locale === defaultLocale ? [professionalService, website] : [professionalService]
}

const companyId = (company: Company) => `${company.website}/#company`

/** https://schema.org/ProfessionalService */
function professionalService(company: Company, { description, image }: DescribedPage): Thing {
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
      addressCountry: 'CH',
    },
    knowsLanguage: locales,
  }
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
    mainEntity: {
      '@type': 'ProfessionalService',
      '@id': companyId(company),
      name: company.name,
      telephone: company.phone,
      email: company.email,
    },
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
