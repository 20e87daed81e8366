import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatDateAndTime } from '@site/company/i18n/format-date.ts'
import { formatGigabytes, formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import type { MailFact } from '../mail/mail-content.ts'
import type { ServiceStatus } from './service-status.ts'

/** What report and desk say about mailboxes, disk and backup, without what is unknown. */
export function statusFacts({ refusedMailboxes, disk }: ServiceStatus, language: Locale) {
  const t = deskMessages[language]
  const facts: MailFact[] = []
  if (refusedMailboxes && refusedMailboxes.size > 0) {
    const counts = Array.from(
      refusedMailboxes,
      ([address, count]) => `${address} (${formatNumber(count, language)})`,
    )
    facts.push({ label: t.STATE_REFUSED, value: counts.join(', ') })
  }
  if (disk) {
    const { freeBytes, lastBackup, backupFolder: folder } = disk
    const backup =
      lastBackup === null
        ? fillPlaceholders(t.BACKUP_NONE, { folder })
        : formatDateAndTime(lastBackup, language, 'medium')
    facts.push(
      { label: t.STATE_DISK, value: formatGigabytes(freeBytes, language) },
      { label: t.STATE_BACKUP, value: backup },
    )
  }
  return facts
}
