import type { Company } from '@site/company/facts/define-company.ts'
import { corrections } from '@site/company/going-live/corrections.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * What to correct before the site goes live, a line each in the main language of the company: what the editor lists,
 * and settings.
 */
export function correctionLines(
  company: Company,
  settings: Pick<Settings, 'mail' | 'production'> | null,
): string[] {
  const { LIVE_MAIL, LIVE_PRODUCTION } = deskMessages[company.language]
  return [
    ...corrections(company).map(({ place, sentence }) => `${place}: ${sentence}`),
    ...(settings?.mail.kind === 'folder'
      ? [fillPlaceholders(LIVE_MAIL, { setting: 'MAIL_URL' })]
      : []),
    ...(settings?.production === false ? [LIVE_PRODUCTION] : []),
  ]
}
