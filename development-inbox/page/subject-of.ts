import type { ReceivedMail } from '../received-mails.ts'

export function subjectOf({ content }: ReceivedMail): string {
  return content.subject ?? '(no subject)'
}
