import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { singleLine } from '../mail/clean-text.ts'
import { csvLines, jsonLines } from '../owner/export-lines.ts'
import { DeskError, type Desk } from './desk.ts'
import { listEnquiries, matchingEnquiries, views, type ListQuery } from './list-enquiries.ts'
import { currentProblems, serviceState } from './service-state.ts'
import { weeklyCounts } from './weekly-counts.ts'

/** `1763800000000.3f2a91c0-…`: the time and the id after which the list continues. */
const place = v.pipe(
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
  after: v.optional(place),
})

const formats = {
  csv: { lines: csvLines, type: 'text/csv; charset=utf-8' },
  json: { lines: jsonLines, type: 'application/x-ndjson; charset=utf-8' },
}

/** The list of enquiries, its download as a file, and the overview. */
export function listRoutes(app: FastifyInstance, desk: Desk): void {
  const { archive } = desk

  app.get('/', async (request, reply) => {
    const query = readQuery(request.query)
    const list = await listEnquiries(archive, query)
    const counts = await archive.stats()
    const problems = await currentProblems(desk)
    return desk.show(reply, 'list', { ...list, query, counts, problems })
  })

  for (const [format, { lines, type }] of Object.entries(formats)) {
    app.get(`/enquiries.${format}`, (request, reply) => {
      const records = matchingEnquiries(archive, readQuery(request.query))
      return reply
        .type(type)
        .header('Content-Disposition', `attachment; filename="enquiries.${format}"`)
        .send(Readable.from(lines(records)))
    })
  }

  app.get('/overview', async (_request, reply) => {
    const now = desk.clock()
    const weeks = await weeklyCounts(archive, now)
    const state = await serviceState(desk)
    return desk.show(reply, 'overview', { weeks, counting: desk.counting, state, now })
  })
}

/** A search covers all enquiries; without one, the list shows the new ones. */
function readQuery(query: unknown): ListQuery {
  const result = v.safeParse(querySchema, query)
  if (!result.success) throw new DeskError('ERROR_REQUEST')
  const { show, q: search, after } = result.output
  return { view: show ?? (search === '' ? 'new' : 'all'), search, after }
}
