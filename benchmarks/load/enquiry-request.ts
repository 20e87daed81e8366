import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { samplePayload } from '../../enquiry-service/testing/sample-enquiry.ts'

/** A post as the site's script sends it, each time under a key of its own. */
export const enquiryRequest: Request = {
  method: 'POST',
  path: '/send-mail',
  body: JSON.stringify(samplePayload),
  setupRequest: (request) => ({
    ...request,
    headers: {
      ...request.headers,
      'Content-Type': 'application/json',
      'Content-Language': 'de',
      'Idempotency-Key': randomUUID(),
    },
  }),
}
