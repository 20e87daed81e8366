import { fields, sources } from '../../enquiry-contract/fields.ts'
import { fillPlaceholders } from '../../i18n/fill-placeholders.ts'
import { formatDate, formatDateAndTime, formatDateRange } from '../../i18n/format-date.ts'
import { formatGigabytes, formatNumber } from '../../i18n/format-number.ts'
import type { Locale } from '../../i18n/locales.ts'
import { messages } from '../../i18n/messages.ts'
import { reportIdAt } from '../storage/delivery-id.ts'
import type { WeeklyFigures } from '../weekly-report/weekly-figures.ts'
import { messageIdOf, type MailSettings } from './compose-mail.ts'
import { countsByMailbox } from './counts-by-mailbox.ts'
import { emailToCompany } from './email-to-company.ts'
import type { MailContent } from './mail-content.ts'
import type { Mail } from './mail.ts'
import { hour } from '../process/time.ts'

/** The weekly email about how the website is doing. */
export function composeReport(figures: WeeklyFigures, settings: MailSettings): Mail {
  const id = reportIdAt(figures.dueAt)
  return emailToCompany(reportContent(figures, settings.language), settings, {
    messageId: messageIdOf(id, settings.from.address),
    id,
    time: figures.dueAt,
  })
}

function reportContent(figures: WeeklyFigures, language: Locale): MailContent {
  const text = messages[language]
  const { from, before } = figures.week
  const title = fillPlaceholders(text.MAIL_REPORT_TITLE, {
    week: formatDateRange(from, before - 1, language),
  })
  return {
    language,
    subject: title,
    name: '',
    intro: title,
    message: text.MAIL_REPORT_MESSAGE,
    facts: [
      { label: text.MAIL_REPORT_ENQUIRIES, value: enquiriesLine(figures, language) },
      { label: text.MAIL_REPORT_OPEN, value: formatNumber(figures.open, language) },
      { label: text.MAIL_REPORT_HELD, value: formatNumber(figures.held, language) },
      { label: text.MAIL_REPORT_VISITS, value: visitsLine(figures, language) },
      { label: text.MAIL_REPORT_LATE, value: lateLine(figures, language) },
      { label: text.MAIL_REPORT_REFUSED, value: countsByMailbox(figures.refused, language) },
      { label: text.MAIL_REPORT_BACKUP, value: backupLine(figures, language) },
      { label: text.MAIL_REPORT_DISK, value: formatGigabytes(figures.freeBytes, language) },
      { label: text.MAIL_REPORT_CERTIFICATE, value: certificateLine(figures, language) },
    ].filter(({ value }) => value !== ''),
    hint: text.MAIL_REPORT_HINT,
  }
}

// Each of these is empty when there is nothing to say.

/** `5 (Friend 3, Website 2)` */
function enquiriesLine(
  { enquiries: { total, bySource } }: WeeklyFigures,
  language: Locale,
): string {
  const counts = sources
    .filter((source) => bySource[source] > 0)
    .map((source) => {
      const name = messages[language][fields.source.options[source]]
      return `${name} ${formatNumber(bySource[source], language)}`
    })
  const line = formatNumber(total, language)
  return total === 0 ? line : `${line} (${counts.join(', ')})`
}

function visitsLine({ visits: counted }: WeeklyFigures, language: Locale): string {
  if (counted === 'off') return ''
  if (counted === 'elsewhere') return messages[language].MAIL_REPORT_ELSEWHERE
  return fillPlaceholders(messages[language].MAIL_REPORT_VIEWS, {
    visits: formatNumber(counted.visits, language),
    views: formatNumber(counted.views, language),
  })
}

function lateLine({ late: { count, longestMs } }: WeeklyFigures, language: Locale): string {
  const line = formatNumber(count, language)
  if (count === 0) return line
  const unit = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const
  return fillPlaceholders(messages[language].MAIL_REPORT_LONGEST, {
    count: line,
    duration: formatNumber(Math.round(longestMs / hour), language, unit),
  })
}

function backupLine({ lastBackup }: WeeklyFigures, language: Locale): string {
  if (lastBackup === 'unknown') return ''
  if (lastBackup === null) return messages[language].MAIL_REPORT_NO_BACKUP
  return formatDateAndTime(lastBackup, language)
}

function certificateLine({ certificate }: WeeklyFigures, language: Locale): string {
  if (certificate === null) return ''
  return fillPlaceholders(messages[language].MAIL_REPORT_CERTIFICATE_END, {
    date: formatDate(certificate.end, language),
    days: formatNumber(certificate.daysLeft, language),
  })
}
