import type { DeliveryContent } from '../storage/enquiry-store.ts'
import { composeDigest } from './compose-digest.ts'
import { composeMail, type MailSettings } from './compose-mail.ts'
import type { Mail } from './mail.ts'

/** The mail for whatever is due in the outbox; `null` when nothing is left to tell. */
export function composeDelivery(content: DeliveryContent, settings: MailSettings): Mail | null {
  return content.kind === 'enquiry'
    ? composeMail(content.enquiry, settings)
    : composeDigest(content, settings)
}
