import { company } from '../../content/company.ts'
import type { Payload } from '../../enquiry-contract/payload.ts'
import { messages } from '../../i18n/messages.ts'

/** The test enquiry: as a visitor would send it, in the language in which the company reads mails. */
export function canaryPayload(): Payload {
  const text = messages[company.language]
  return {
    firstname: text.CANARY_FIRST_NAME,
    lastname: text.CANARY_LAST_NAME,
    email: company.email,
    contact: company.phone,
    message: text.CANARY_MESSAGE,
    job: company.name,
    hear_about: 'website',
  }
}
