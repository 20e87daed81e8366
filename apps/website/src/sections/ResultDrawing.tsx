import type { Reference } from '@site/company/facts/define-company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { TerraceDrawing } from '../components/TerraceDrawing.tsx'

const figuresOf = ({ result }: Reference, locale: Locale) => ({
  before: formatNumber(result.before, locale),
  after: formatNumber(result.after, locale),
})

/** "from 11 to 2 working days to close the month" */
export function resultSentence(reference: Reference, locale: Locale) {
  const { unit, label } = reference.result
  const values = { ...figuresOf(reference, locale), unit: unit[locale] }
  return `${fillPlaceholders(messages[locale].RESULT_BEFORE_AFTER, values)} ${label[locale]}`
}

interface ResultDrawingProps {
  locale: Locale
  reference: Reference
  /** Of the drawing, unless the reference has a page. */
  id?: string
  /** The words beside a total. */
  total?: string
}

/** A result as a landscape on which the first and the last figure are. */
export function ResultDrawing({ locale, reference, id = '', total }: ResultDrawingProps) {
  return (
    <TerraceDrawing
      reference={reference}
      id={reference.story?.slug ?? id}
      figures={{ ...figuresOf(reference, locale), total }}
    />
  )
}
