import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { exportFormats } from '../owner/export-lines.ts'
import { mondayOf, swissTime } from '@site/company/i18n/swiss-time.ts'
import { problemsOf } from '../status/problems.ts'
import { countWeek } from '../status/weekly-count.ts'
import type { EnquiryFilter } from '../storage/enquiry-archive.ts'
import type { Desk } from './desk.ts'
import { listEnquiries } from './list-enquiries.ts'
import { listUrl, readQuery } from './list-url.ts'
import { createResponseQueue, type ResponseQueue } from './response-queue.ts'

/** In the overview, newest first. */
const weeksShown = 8

/** The list of enquiries, its download as a file, and the overview. */
export function listRoutes(app: FastifyInstance, desk: Desk): void {
  const { archive } = desk
  const [readQueue, exportQueue] = [createResponseQueue(), createResponseQueue()]

  /** Waits in the queue, because the response may read every enquiry. */
  async function waitForArchive(queue: ResponseQueue, reply: FastifyReply) {
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
