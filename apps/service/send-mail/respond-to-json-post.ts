import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FieldName } from '@site/enquiry/fields.ts'
import { payloadNameOf } from '@site/enquiry/payload.ts'
import { sendError } from '../http/send-error.ts'
import type { Outcome } from './accept-enquiry.ts'

/** Responds with the outcome as JSON, with the field names of the payload. */
export function respondToJsonPost(request: FastifyRequest, reply: FastifyReply, outcome: Outcome) {
  switch (outcome.kind) {
    case 'accepted':
      // The form reads the key from the header; the body is for other clients.
      return reply
        .code(201)
        .header('idempotency-key', outcome.key)
        .send({ reference: outcome.reference })
    case 'invalid':
      return reply.code(422).send({
        errors: Object.entries(outcome.errors).map(([field, code]) => ({
          field: payloadNameOf(field as FieldName),
          code,
        })),
      })
    case 'conflict':
      return sendError(request, reply, 409)
    case 'unavailable':
      return sendError(request, reply, 503)
  }
}
