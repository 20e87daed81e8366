import type { Case } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { TerraceDrawing } from '../../components/TerraceDrawing.tsx'

interface CaseDrawingProps {
  locale: Locale
  reference: Case
}

const figuresOf = ({ result }: Case, locale: Locale) => ({
  before: formatNumber(result.before, locale),
  after: formatNumber(result.after, locale),
})

/** "from 11 to 2 working days to close the month" */
export const resultSentence = (reference: Case, locale: Locale) => {
  const { unit, label } = reference.result
  const values = { ...figuresOf(reference, locale), unit: unit[locale] }
  return `${fillPlaceholders(messages[locale].RESULT_BEFORE_AFTER, values)} ${label[locale]}`
}

/** The figures of a case by month as a landscape on which the first and the last one are. */
export function CaseDrawing({ locale, reference }: CaseDrawingProps) {
  return (
    <TerraceDrawing
      reference={reference}
      id={reference.story.slug}
      figures={{ ...figuresOf(reference, locale), total: messages[locale].CASE_TOTAL }}
    />
  )
}
