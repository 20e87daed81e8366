import type { Company } from './define-company.ts'
import { regionalTags, type Locale } from '../i18n/locales.ts'

/** The country of the company's address in the words of the page: Switzerland, Schweiz, Suisse. */
export const countryName = ({ country = 'CH' }: Pick<Company, 'country'>, locale: Locale) =>
  new Intl.DisplayNames(regionalTags[locale], { type: 'region' }).of(country) ?? country
