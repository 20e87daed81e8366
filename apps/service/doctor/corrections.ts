import type { Company } from '@site/company/facts/define-company.ts'
import { correctionLine, corrections } from '@site/company/going-live/corrections.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Settings } from '../settings/settings.ts'

type ServerSettings = Pick<Settings, 'mail' | 'production'> | null

/** What to correct before the site goes live, a line each in the main language of the company: what the editor lists. */
export const correctionLines = (company: Company, settings: ServerSettings) => [
  ...corrections(company).map(correctionLine),
  ...(settings?.production ? mailLines(company, settings) : []),
]

/** What has to be set on the public server; on the owner's own machine nothing is wrong without it. */
export const serverLines = (company: Company, settings: ServerSettings) =>
  settings?.production === false
    ? [...mailLines(company, settings), deskMessages[company.language].LIVE_PRODUCTION]
    : []

function mailLines({ language }: Company, { mail }: Pick<Settings, 'mail'>): string[] {
  const { LIVE_MAIL } = deskMessages[language]
  return mail.kind === 'folder' ? [fillPlaceholders(LIVE_MAIL, { setting: 'MAIL_URL' })] : []
}
