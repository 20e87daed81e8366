import type { Company } from '@site/company/facts/define-company.ts'
import { formUrl } from '../site/form-url.ts'
import type { Site } from '../site/site.ts'

/**
 * Whether this service counts visits: if the company wants to, and no other host serves the pages.
 * @param site `null` before the first build
 */
export function countsVisits(
  { countVisits, website }: Pick<Company, 'countVisits' | 'website'>,
  site: Site | null,
): boolean {
  if (!countVisits || site === null) return false
  // Pages that the service serves post to their own origin.
  return formUrl(site, website).origin === new URL(website).origin
}
