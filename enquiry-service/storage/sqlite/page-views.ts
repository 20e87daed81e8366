import type { DatabaseSync } from 'node:sqlite'
import type { PageViews } from '../page-views.ts'

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
