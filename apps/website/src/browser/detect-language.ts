import { defaultLocale, locales, localeTags, type Locale } from '@site/company/i18n/locales.ts'
import { storedLanguage, storeLanguage } from './language-choice.ts'

/** The countries of each language (specification, section 9); every other country gets English. */
const countriesOf: Record<Locale, readonly string[]> = { en: ['GB', 'US'], de: ['DE'], fr: ['FR'] }

/** The detection routine of the specification, section 4. After a failed look-up the language is English. */
export async function detectLanguage(): Promise<Locale> {
  const stored = storedLanguage()
  if (stored) return stored
  let language = defaultLocale
  try {
    const response = await fetch(`${import.meta.env.PUBLIC_API_HOST ?? ''}/country`)
    if (!response.ok) throw new Error(`The country look-up answered ${String(response.status)}.`)
    const { country_code: country } = (await response.json()) as { country_code: string | null }
    language =
      locales.find((locale) => countriesOf[locale].includes(country ?? '')) ?? defaultLocale
  } catch (error) {
    console.error('The visitor’s country could not be looked up.', error)
  }
  storeLanguage(language)
  return language
}

/** In the `country` mode, redirects visitors without a stored language to that of their country. */
export async function redirectByCountry(): Promise<void> {
  // A prefixed address always shows its own language (decision 14).
  if (storedLanguage() || document.documentElement.lang !== localeTags[defaultLocale]) return
  const language = await detectLanguage()
  // The script in the head then redirects, unless storage is blocked.
  if (language !== defaultLocale && storedLanguage() === language) location.reload()
}
