import type { StatusConditions } from '../record-row.ts'

/** The condition for each status in the table `delivery`. */
export const statusConditions: StatusConditions = {
  waiting: 'sent_at IS NULL AND held = 0',
  held: 'held = 1',
  delivered: 'sent_at IS NOT NULL AND last_error IS NULL',
  cancelled: 'sent_at IS NOT NULL AND last_error IS NOT NULL',
}
