import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mondayOf, swissTime } from '@site/company/i18n/swiss-time.ts'
import { exportFormats } from '../owner/export-lines.ts'
import { problemsOf } from '../status/problems.ts'
import { countWeek } from '../status/weekly-report.ts'
import type { EnquiryFilter, EnquiryArchive } from '../storage/enquiry-archive.ts'
import type { Desk, ListEntry } from './desk-pages.ts'
import { listUrl, readQuery, type ListQuery } from './list-url.ts'
import { reviewOf, summaryOf } from '../storage/enquiry-record.ts'

const weeksShown = 8

/** The list of enquiries, its download as a file, and the overview. */
export function listRoutes(app: FastifyInstance, desk: Desk): void {
  const { archive } = desk
  const [readQueue, exportQueue] = [createResponseQueue(), createResponseQueue()]

  /** Waits in the queue, because the response may read every enquiry. */
  async function waitForArchive(queue: typeof readQueue, reply: FastifyReply) {
    const reader = await queue(reply)
    return { ...archive, list: (filter: EnquiryFilter) => archive.list({ ...filter, reader }) }
  }

  app.get('/', async (request, reply) => {
    const query = readQuery(request.query)
    const isSearch = query.search !== ''
    const list = await listEnquiries(
      isSearch ? await waitForArchive(readQueue, reply) : archive,
      query,
    )
    // All enquiries on an older page may have been handled since. Not for searches: they would run twice.
    if (query.after && list.entries.length === 0 && !isSearch) {
      return reply.redirect(listUrl('/', { ...query, after: undefined }), 303)
    }
    const counts = await archive.stats()
    const problems = [...problemsOf(await desk.status())].flatMap(([name, message]) =>
      message ? [name] : [],
    )
    return desk.show(reply, 'list', { ...list, query, counts, problems })
  })

  app.post('/held', async (_request, reply) => {
    await archive.send('all', 'held', desk.clock())
    return reply.redirect(listUrl('/', { view: 'held', search: '' }), 303)
  })

  for (const [format, { lines, type }] of Object.entries(exportFormats)) {
    app.get(`/enquiries.${format}`, async (request, reply) => {
      const query = readQuery(request.query)
      const records = (await waitForArchive(exportQueue, reply)).list(query)
      return reply
        .type(type)
        .header('Content-Disposition', `attachment; filename="enquiries.${format}"`)
        .send(Readable.from(lines(records)))
    })
  }

  app.get('/overview', async (_request, reply) => {
    const now = desk.clock()
    const queuedArchive = await waitForArchive(readQueue, reply)
    const monday = mondayOf(swissTime(now).toPlainDate())
    // One after the other: enquiries may have up to a megabyte.
    const weeks = await Array.fromAsync({ length: weeksShown }, (_, index) =>
      countWeek(queuedArchive, monday.subtract({ weeks: index })),
    )
    const status = await desk.status()
    const failing = (await archive.unsentDigests()).length
    return desk.show(reply, 'overview', { weeks, status, failing, now })
  })

  app.post('/overview', async (_request, reply) => {
    await archive.cancel(await archive.unsentDigests(), desk.clock())
    return reply.redirect('/overview', 303)
  })
}

export const entriesPerPage = 25

async function listEnquiries(archive: Pick<EnquiryArchive, 'list'>, query: ListQuery) {
  const entries: ListEntry[] = []
  for await (const record of archive.list(query)) {
    if (entries.length === entriesPerPage) return { entries, next: entries.at(-1) ?? null }
    const { id, receivedAt, values } = record.enquiry
    const state = { review: reviewOf(record), status: record.status }
    entries.push({ ...summaryOf(values), id, receivedAt, ...state })
  }
  return { entries, next: null }
}

/** Runs one response at a time. Resolves when one may start, with a signal for when its client disconnects. */
function createResponseQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return async ({ raw }: FastifyReply): Promise<AbortSignal> => {
    const reader = new AbortController()
    const closed = new Promise((resolve) => raw.once('close', resolve))
    void closed.then(() => {
      reader.abort()
    })
    const previous = last
    last = Promise.all([previous, closed])
    await previous
    reader.signal.throwIfAborted()
    return reader.signal
  }
}
