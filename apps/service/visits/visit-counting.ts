import type { Company } from '@site/company/facts/define-company.ts'
import { formUrl } from '../site/form-url.ts'
import type { Site } from '../site/site.ts'

/** `elsewhere`: another host serves the pages, so this service does not see the visits. */
export type VisitCounting = 'on' | 'off' | 'elsewhere'

/** Whether this service counts visits. @param site `null` before the first build */
export function visitCounting(
  { countVisits, website }: Pick<Company, 'countVisits' | 'website'>,
  site: Site | null,
): VisitCounting {
  if (!countVisits) return 'off'
  // Pages that the service serves post to their own origin.
  const isElsewhere = site === null || formUrl(site, website).origin !== new URL(website).origin
  return isElsewhere ? 'elsewhere' : 'on'
}
