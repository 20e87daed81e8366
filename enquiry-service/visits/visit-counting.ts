import type { Company } from '../../content/define-company.ts'
import type { Settings } from '../settings/settings.ts'
import type { Site } from '../site/site.ts'

/** `elsewhere`: another host serves the pages, so that the service does not see who opens them. */
export type VisitCounting = 'on' | 'off' | 'elsewhere'

/** Whether this service counts visits. @param site `null` before the first build */
export function visitCounting(
  { countVisits, website }: Pick<Company, 'countVisits' | 'website'>,
  { allowedOrigins }: Pick<Settings, 'allowedOrigins'>,
  site: Site | null,
): VisitCounting {
  if (!countVisits) return 'off'
  // The pages of the service's own origin need no permission to post to it.
  const isElsewhere = site === null || allowedOrigins.includes(new URL(website).origin)
  return isElsewhere ? 'elsewhere' : 'on'
}
