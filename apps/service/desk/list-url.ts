import type { ListCursor } from '../storage/enquiry-archive.ts'
import type { View } from '../storage/enquiry-record.ts'

/** The filters of the list, in the order of their links. */
export const views = ['new', 'answered', 'spam', 'waiting', 'held', 'all'] as const satisfies View[]

/** Which enquiries a list or an export contains. */
export interface ListQuery {
  view: View
  /** Words of a name, address, reference or text, in any order, or a phone number; or empty. */
  search: string
  /** Start after this enquiry. */
  after?: ListCursor | undefined
}

/** The URL of a list or of its download. */
export function listUrl(path: string, { view, search, after }: ListQuery): string {
  const parameters = new URLSearchParams({ show: view })
  if (search !== '') parameters.set('q', search)
  if (after) parameters.set('after', `${after.receivedAt}.${after.id}`)
  return `${path}?${parameters.toString()}`
}
