import type { Company } from '../../../../company/define-company.ts'
import type { Locale } from '../../../../i18n/locales.ts'

/** A link to the company's address on OpenStreetMap, in the page's language. Never embedded, for privacy. */
export function mapAddress({ street, postalCode, postalTown }: Company, locale: Locale): string {
  const query = new URLSearchParams({ query: `${street}, ${postalCode} ${postalTown}`, locale })
  return `https://www.openstreetmap.org/search?${query.toString()}`
}
