import type { Reference } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'

type Result = Reference['result']

/** The figures of a result as the language writes them. */
export const resultFigures = ({ before, after }: Result, locale: Locale) => ({
  before: formatNumber(before, locale),
  after: formatNumber(after, locale),
})

/** "from 11 to 2 working days to close the month" */
export const resultSentence = (result: Result, locale: Locale) =>
  `${fillPlaceholders(messages[locale].RESULT_BEFORE_AFTER, {
    ...resultFigures(result, locale),
    unit: result.unit[locale],
  })} ${result.label[locale]}`
