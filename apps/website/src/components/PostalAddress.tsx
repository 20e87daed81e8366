import { company } from '@site/company/facts/company.ts'
import { countryName } from '@site/company/facts/country-name.ts'
import type { Locale } from '@site/company/i18n/locales.ts'

/** The company's postal address. */
export function PostalAddress({ locale }: { locale: Locale }) {
  return (
    <address translate="no">
      {company.name}
      <br />
      {company.street}
      <br />
      {`${company.postalCode} ${company.postalTown}`}
      <br />
      {countryName(company, locale)}
    </address>
  )
}
