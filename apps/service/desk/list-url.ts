import * as v from 'valibot'
import type { ListCursor } from '../storage/enquiry-archive.ts'
import type { View } from '../storage/enquiry-record.ts'
import { singleLine } from '../text/clean-text.ts'
import { PublicError } from '../http/errors.ts'

/** The filters of the list, in the order of their links. */
export const views = ['new', 'answered', 'spam', 'waiting', 'held', 'all'] as const satisfies View[]

/** Which enquiries a list or an export contains. */
export interface ListQuery {
  view: View
  /** Words of a name, address, reference or text, in any order, or a phone number; or empty. */
  search: string
  after?: ListCursor | undefined
}

/** The URL of a list or of its download. */
export function listUrl(path: string, { view, search, after }: ListQuery): string {
  const parameters = new URLSearchParams({ show: view })
  if (search !== '') parameters.set('q', search)
  if (after) parameters.set('after', `${after.receivedAt}.${after.id}`)
  return `${path}?${parameters.toString()}`
}

/** `1763800000000.3f2a91c0-…`: the time and the id after which the list continues. */
const cursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}\.[0-9a-f-]{36}$/),
  v.transform((text) => {
    const [receivedAt, id = ''] = text.split('.')
    return { receivedAt: Number(receivedAt), id }
  }),
)

const querySchema = v.object({
  show: v.optional(v.picklist(views)),
  q: v.optional(v.pipe(v.string(), v.transform(singleLine), v.maxLength(200)), ''),
  after: v.optional(cursor),
})

/** @throws PublicError when a query or a form is invalid or incomplete */
export function parseInput<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const result = v.safeParse(schema, input)
  if (!result.success) throw new PublicError(400)
  return result.output
}

/** A search covers all enquiries by default, a list the new ones. @throws PublicError for an invalid query */
export function readQuery(query: unknown): ListQuery {
  const { show, q: search, after } = parseInput(querySchema, query)
  return { view: show ?? (search === '' ? 'new' : 'all'), search, after }
}
