import type { PageViews } from '../page-views.ts'
import type { Session } from './database.ts'

/**
 * Implements `EnquiryStore.addPageViews` in one statement. The rows are sorted, because instances
 * that update the same rows in different orders would deadlock.
 */
export async function addPageViews(session: Session, counts: readonly PageViews[]): Promise<void> {
  await session.query(
    `INSERT INTO page_views (day, page, locale, from_outside, views)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::bigint[])
     ORDER BY 1, 2, 3, 4
     ON CONFLICT (day, page, locale, from_outside)
     DO UPDATE SET views = page_views.views + excluded.views`,
    [
      counts.map(({ day }) => day),
      counts.map(({ page }) => page),
      counts.map(({ locale }) => locale),
      counts.map(({ fromOutside }) => fromOutside),
      counts.map(({ views }) => views),
    ],
  )
}
