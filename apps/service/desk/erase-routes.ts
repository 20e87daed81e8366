import type { FastifyInstance } from 'fastify'
import { erasePerson } from '../erasure/erase-enquiries.ts'
import { erasureTargets } from '../erasure/erasure-targets.ts'
import type { Desk } from './desk.ts'
import { findEnquiry, type EnquiryRoute } from './enquiry-routes.ts'
import { readQuery } from './list-url.ts'

const maxListed = 20

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

  app.post<EnquiryRoute>('/enquiries/:id/erase', async (request, reply) => {
    const { enquiry } = await findEnquiry(archive, request.params.id)
    const enquiries = await erasePerson(enquiry.values.email, targets)
    return desk.show(reply, 'erased', { enquiries })
  })
}
