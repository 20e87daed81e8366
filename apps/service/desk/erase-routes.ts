import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { erasePerson } from '../erasure/erase-person.ts'
import { erasureTargets } from '../erasure/erasure-targets.ts'
import { OperatorError } from '../settings/operator-error.ts'
import { DeskError } from './desk-error.ts'
import type { Desk } from './desk.ts'
import { findEnquiry, type EnquiryRoute } from './find-enquiry.ts'
import { readQuery } from './list-query.ts'

const maxListed = 20

/** The address as the form encodes it. */
const formSchema = v.object({
  email: v.pipe(
    v.string(),
    v.transform((text) => Buffer.from(text, 'base64url').toString()),
  ),
})

/** Erases everything that the sender of an enquiry sent, after listing it. */
export function eraseRoutes(app: FastifyInstance, desk: Desk): void {
  const { archive } = desk
  const targets = erasureTargets(desk.settings, archive)

  app.get<EnquiryRoute>('/enquiries/:id/erase', async (request, reply) => {
    const { enquiry } = await findEnquiry(archive, request.params.id)
    const { email } = enquiry.values
    const found = await archive.from(email)
    return desk.show(reply, 'erase', {
      id: enquiry.id,
      query: readQuery(request.query),
      email,
      found: found.length,
      listed: found.slice(0, maxListed),
    })
  })

  // By email address, not enquiry id: after an erasure that failed halfway the enquiry may be gone.
  app.post('/erase', async (request, reply) => {
    const form = v.safeParse(formSchema, request.body)
    if (!form.success) throw new DeskError('ERROR_REQUEST')
    const { email } = form.output
    try {
      return await desk.show(reply, 'erased', { enquiries: await erasePerson(email, targets) })
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      return desk.show(reply, 'erasureFailed', { email, problem: error.message }, 500)
    }
  })
}
