import type { Locale } from '@site/company/i18n/locales.ts'
import type { MailAddress } from './mail.ts'

/** What the emails to the company have in common. */
export interface MailSettings {
  from: MailAddress
  to: readonly MailAddress[]
  /** The language of the company's emails. */
  language: Locale
  /** How soon the website promises an answer, if it does. */
  answerTime?: string | undefined
}
