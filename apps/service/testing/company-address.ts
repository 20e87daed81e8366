import type { MailAddress } from '../mail/mail.ts'

/** From and to whom tests send emails. */
export const companyAddress: MailAddress = {
  name: 'Senda Consulting GmbH',
  address: 'info@senda.example',
}
