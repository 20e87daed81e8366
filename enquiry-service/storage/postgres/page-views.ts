import type { DayRange, PageViews } from '../page-views.ts'
import type { Session } from './database.ts'

/**
 * Adds page views as `EnquiryStore` promises, in one statement. In the same order everywhere: instances
 * that add to the same rows in different orders would wait for each other.
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

/** Reads page views as `EnquiryArchive` promises. */
export async function readPageViews(
  session: Session,
  { from, before }: DayRange,
): Promise<PageViews[]> {
  const { rows } = await session.query<PageViews>(
    `SELECT day, page, locale, from_outside AS "fromOutside", views FROM page_views
     WHERE day >= $1 AND day < $2 ORDER BY day, page, locale, from_outside`,
    [from, before],
  )
  return rows
}
