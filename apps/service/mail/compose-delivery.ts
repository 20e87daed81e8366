import type { DeliveryContent } from '../storage/claim.ts'
import type { WeeklyFigures } from '../status/weekly-report.ts'
import { composeDigest } from './compose-digest.ts'
import { composeMail } from './compose-mail.ts'
import { composeReport } from './compose-report.ts'
import type { MailSettings, Mail } from './mail.ts'

/**
 * The email for a delivery that is due; `null` when there is nothing left to send.
 * @param collectFigures collects the figures of a weekly report
 */
export async function composeDelivery(
  content: DeliveryContent,
  settings: MailSettings,
  collectFigures: (dueAt: number) => Promise<WeeklyFigures>,
): Promise<Mail | null> {
  switch (content.kind) {
    case 'enquiry':
      return composeMail(content.enquiry, settings)
    case 'digest':
      return composeDigest(content, settings)
    case 'report':
      return composeReport(await collectFigures(content.dueAt), settings)
  }
}
