import { thankYou } from '@site/enquiry/form-answer.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import { cacheControl } from '@site/web-policy/fixed-headers.ts'
import { representation } from './read-site.ts'
import type { SiteFile } from './site.ts'

const thankYouPaths: readonly string[] = locales.map((locale) => localizedPath(locale, 'thankYou'))

/** Where a visitor without JavaScript is redirected once the enquiry is stored. */
export const thankYouUrl = (locale: Locale, reference: string): string =>
  `${localizedPath(locale, 'thankYou')}?${thankYou.parameter}=${reference}`

/** The reference in an address: nothing else from an address is ever written into a page. */
export function referenceFromUrl(path: string, query: string): string | null {
  if (!thankYouPaths.includes(path)) return null
  const reference = new URLSearchParams(query).get(thankYou.parameter)
  return reference !== null && /^[0-9A-F]{8}$/.test(reference) ? reference : null
}

/** The thank-you page with a reference. Not compressed: few visitors see it, each of them once. */
export function withReference(page: SiteFile, reference: string): SiteFile {
  const shown = page.representations.identity.body
    .toString()
    .replace(shownWithReference, (tag) => tag.replace(/\shidden(="")?/, ''))
    .replace(thankYou.noReference, 'hidden')
    .replace(thankYou.placeholder, reference)
  return {
    ...page,
    cacheControl: `private, ${cacheControl.page}`,
    representations: { identity: representation(Buffer.from(shown)) },
  }
}

/** The opening tags of the elements that are hidden without a reference. */
const shownWithReference = new RegExp(`<[^<>]*\\s${thankYou.reference}\\b[^<>]*>`, 'g')
