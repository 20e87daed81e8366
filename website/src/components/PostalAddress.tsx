import { company } from '../../../content/company.ts'
import { countryName } from '../../../i18n/country-name.ts'
import type { Locale } from '../../../i18n/locales.ts'

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
