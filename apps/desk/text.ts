import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'

/** The desk is in the language of the company's emails. */
export const { language } = company

export const t = deskMessages[language]
