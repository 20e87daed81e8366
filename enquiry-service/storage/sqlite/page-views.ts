import type { DatabaseSync } from 'node:sqlite'
import type { DayRange, PageViews } from '../page-views.ts'

/** Implements `EnquiryStore.addPageViews`; to be called in a transaction. */
export function pageViewAdder(database: DatabaseSync) {
  const add = database.prepare(
    `INSERT INTO page_views (day, page, locale, from_outside, views) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (day, page, locale, from_outside) DO UPDATE SET views = views + excluded.views`,
  )
  return (counts: readonly PageViews[]): void => {
    for (const { day, page, locale, fromOutside, views } of counts) {
      add.run(day, page, locale, Number(fromOutside), views)
    }
  }
}

/** Implements `EnquiryArchive.pageViews`. */
export function readPageViews(database: DatabaseSync, { from, before }: DayRange): PageViews[] {
  const rows = database
    .prepare(
      `SELECT day, page, locale, from_outside AS fromOutside, views FROM page_views
       WHERE day >= ? AND day < ? ORDER BY day, page, locale, from_outside`,
    )
    .all(from, before) as unknown as (Omit<PageViews, 'fromOutside'> & { fromOutside: 0 | 1 })[]
  return rows.map((row) => ({ ...row, fromOutside: row.fromOutside === 1 }))
}

/** Implements `EnquiryArchive.erasePageViews`. */
export function erasePageViews(database: DatabaseSync, before: string): void {
  database.prepare('DELETE FROM page_views WHERE day < ?').run(before)
}
