import type { FastifyInstance } from 'fastify'
import { countPerson, erasePerson } from '../erasure/erase-person.ts'
import { erasurePlaces } from '../erasure/erasure-places.ts'
import { maxRewriteBytes } from '../erasure/retention.ts'
import type { Desk } from './desk.ts'
import { findEnquiry, type EnquiryAddress } from './find-enquiry.ts'

const maxListed = 20

/** Erases everything that the sender of an enquiry sent, after showing what that is. */
export function eraseRoutes(app: FastifyInstance, desk: Desk): void {
  const { archive } = desk
  const places = erasurePlaces(desk.settings, archive)

  app.get<EnquiryAddress>('/enquiries/:id/erase', async (request, reply) => {
    const { enquiry } = await findEnquiry(archive, request.params.id)
    const { email } = enquiry.values
    const listed: { id: string; receivedAt: number }[] = []
    for await (const batch of archive.outlines({ email })) {
      listed.push(...batch.map(({ enquiry: { id, receivedAt } }) => ({ id, receivedAt })))
      if (listed.length >= maxListed) break
    }
    return desk.show(reply, 'erase', {
      id: enquiry.id,
      email,
      found: await countPerson(email, places),
      listed: listed.slice(0, maxListed),
    })
  })

  app.post<EnquiryAddress>('/enquiries/:id/erase', async (request, reply) => {
    const { enquiry } = await findEnquiry(archive, request.params.id)
    const result = await erasePerson(enquiry.values.email, places, { maxBytes: maxRewriteBytes })
    // No redirect: what could not be reached is shown on this page only.
    return desk.show(reply, 'erased', result)
  })
}
