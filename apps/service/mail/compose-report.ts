import { fields, sources } from '@site/enquiry/fields.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatDateRange } from '@site/company/i18n/format-date.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { reportIdAt } from '../storage/delivery-id.ts'
import { statusFacts } from '../status/status-facts.ts'
import type { WeekCount, WeeklyFigures } from '../status/weekly-report.ts'
import { emailToCompany } from './email-to-company.ts'
import type { MailContent } from './mail-content.ts'
import type { MailSettings, Mail } from './mail.ts'
import { day } from '../clock/time.ts'

/** The weekly email about how the website is doing. */
export const composeReport = (figures: WeeklyFigures, settings: MailSettings): Mail =>
  emailToCompany(reportContent(figures, settings.language), settings, {
    id: reportIdAt(figures.dueAt),
    time: figures.dueAt,
  })

function reportContent({ week, open, held, status }: WeeklyFigures, language: Locale): MailContent {
  const text = messages[language]
  const monday = Date.parse(week.monday)
  const title = fillPlaceholders(text.MAIL_REPORT_TITLE, {
    week: formatDateRange(monday, monday + 6 * day, language),
  })
  return {
    language,
    subject: title,
    intro: title,
    message: text.MAIL_REPORT_MESSAGE,
    facts: [
      { label: text.MAIL_REPORT_ENQUIRIES, value: enquiriesLine(week, language) },
      { label: text.MAIL_REPORT_OPEN, value: formatNumber(open, language) },
      { label: text.MAIL_REPORT_HELD, value: formatNumber(held, language) },
      {
        label: text.MAIL_REPORT_VISITS,
        value: status.countsVisits ? visitsLine(week, language) : '',
      },
      ...statusFacts(status, language),
    ].filter(({ value }) => value !== ''),
    hint: text.MAIL_REPORT_HINT,
  }
}

/** `5 (Friend 3, Website 2)` */
function enquiriesLine({ total, bySource }: WeekCount, language: Locale): string {
  const counts = sources
    .filter((source) => bySource[source] > 0)
    .map((source) => {
      const name = messages[language][fields.source.options[source]]
      return `${name} ${formatNumber(bySource[source], language)}`
    })
  const line = formatNumber(total, language)
  return total === 0 ? line : `${line} (${counts.join(', ')})`
}

const visitsLine = ({ visits, views }: WeekCount, language: Locale) =>
  fillPlaceholders(messages[language].MAIL_REPORT_VIEWS, {
    visits: formatNumber(visits, language),
    views: formatNumber(views, language),
  })
