import type { Company } from '../../content/define-company.ts'
import type { Settings } from '../settings/settings.ts'
import type { Site } from '../site/site.ts'

/** `elsewhere`: another host serves the pages, so this service does not see the visits. */
export type VisitCounting = 'on' | 'off' | 'elsewhere'

/** Whether this service counts visits. @param site `null` before the first build */
export function visitCounting(
  { countVisits, website }: Pick<Company, 'countVisits' | 'website'>,
  { allowedOrigins }: Pick<Settings, 'allowedOrigins'>,
  site: Site | null,
): VisitCounting {
  if (!countVisits) return 'off'
  // Pages of the service's own origin would not need to be allowed to post to it.
  const isElsewhere = site === null || allowedOrigins.includes(new URL(website).origin)
  return isElsewhere ? 'elsewhere' : 'on'
}
