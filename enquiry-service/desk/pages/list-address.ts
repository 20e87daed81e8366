import type { ListQuery } from '../list-enquiries.ts'

/** The address of a list or of its download. */
export function listAddress(path: string, { view, search, after }: ListQuery): string {
  const parameters = new URLSearchParams({ show: view })
  if (search !== '') parameters.set('q', search)
  if (after) parameters.set('after', `${after.receivedAt}.${after.id}`)
  return `${path}?${parameters.toString()}`
}
