import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatDateAndTime } from '@site/company/i18n/format-date.ts'
import { formatGigabytes, formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import type { MailFact } from '../mail/mail-content.ts'
import type { DiskStatus } from './disk.ts'
import type { ServiceStatus } from './service-status.ts'

/** What report and desk say about mailboxes, disk and backup, without what is unknown. */
export function statusFacts({ refusedMailboxes, disk }: ServiceStatus, language: Locale) {
  const t = deskMessages[language]
  const facts: MailFact[] = []
  if (refusedMailboxes && refusedMailboxes.size > 0) {
    facts.push({ label: t.STATE_REFUSED, value: countsByMailbox(refusedMailboxes, language) })
  }
  if (disk) {
    facts.push(
      { label: t.STATE_DISK, value: formatGigabytes(disk.freeBytes, language) },
      { label: t.STATE_BACKUP, value: backup(disk, language) },
    )
  }
  return facts
}

/** `ana@example.ch (3), office@example.ch (1)` */
function countsByMailbox(counts: ReadonlyMap<string, number>, language: Locale): string {
  return [...counts]
    .map(([address, count]) => `${address} (${formatNumber(count, language)})`)
    .join(', ')
}

function backup({ lastBackup, backupFolder }: DiskStatus, language: Locale): string {
  if (lastBackup !== null) return formatDateAndTime(lastBackup, language, 'medium')
  return fillPlaceholders(deskMessages[language].BACKUP_NONE, { folder: backupFolder })
}
