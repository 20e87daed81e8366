import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { OperatorError } from '../settings/operator-error.ts'
import { DeskError } from './desk-error.ts'
import type { Desk } from './desk.ts'
import { findEnquiry, type EnquiryRoute } from './find-enquiry.ts'
import { readQuery } from './list-query.ts'
import { listUrl } from './list-url.ts'
import { maxNoteLength } from './note-length.ts'

const formSchema = v.object({
  note: v.pipe(
    v.string(),
    // Forms are sent with CRLF, which would count twice.
    v.transform((text) => text.replaceAll('\r\n', '\n').trimEnd()),
    v.maxLength(maxNoteLength),
  ),
})

/** Saves the note about an enquiry. What could not be saved is shown again. */
export function noteRoutes(app: FastifyInstance, desk: Desk): void {
  const { archive, clock } = desk

  app.post<EnquiryRoute>('/enquiries/:id/note', async (request, reply) => {
    const { id } = request.params
    const query = readQuery(request.query)
    const form = v.safeParse(formSchema, request.body)
    if (!form.success) throw new DeskError('ERROR_REQUEST')
    const { note } = form.output
    try {
      await findEnquiry(archive, id)
      await archive.saveNote(id, note, clock())
    } catch (error) {
      if (error instanceof DeskError) throw error
      request.log.error({ err: error }, 'a note could not be saved')
      const problem = error instanceof OperatorError ? error.message : ''
      return desk.show(reply, 'noteFailed', { id, query, note, problem }, 500)
    }
    return reply.redirect(`${listUrl(`/enquiries/${id}`, query)}#note`, 303)
  })
}
