import type { Engagement } from './define-company.ts'
import { fillPlaceholders } from '../i18n/fill-placeholders.ts'
import { formatFrancs, formatNumber } from '../i18n/format-number.ts'
import type { Locale } from '../i18n/locales.ts'
import { rangeDash } from '../i18n/typeset.ts'
import { messages } from '../i18n/messages.ts'

/* The company's promises (`engagement`) in words: undefined where it does not make the promise (decision 13). */

/** "We reply within one working day." */
export function answerTime(engagement: Engagement | undefined, locale: Locale) {
  const within = engagement?.answerWithin
  if (!within) return undefined
  const t = messages[locale]
  if (within.unit === 'workingDays') {
    return within.count === 1
      ? t.ANSWER_WITHIN_WORKING_DAY
      : fillPlaceholders(t.ANSWER_WITHIN_WORKING_DAYS, { count: String(within.count) })
  }
  return fillPlaceholders(t.ANSWER_WITHIN_HOURS, { hours: duration(within.count, 'hour', locale) })
}

/** "60 minutes, free of charge" */
export function firstTalkTerms(engagement: Engagement | undefined, locale: Locale) {
  const talk = engagement?.firstTalk
  if (!talk) return undefined
  const minutes = duration(talk.minutes, 'minute', locale)
  return joined(minutes, talk.free && messages[locale].TERMS_FREE)
}

/** "Report after 3–6 weeks, fixed price from CHF 9,800, excluding VAT" */
export function surveyTerms(engagement: Engagement | undefined, locale: Locale) {
  const survey = engagement?.survey
  if (!survey) return undefined
  const text = messages[locale].TERMS_REPORT
  const report = fillPlaceholders(text, { duration: surveyDuration(survey, locale) })
  return joined(report, surveyPrice(engagement, locale))
}

/** "fixed price from CHF 9,800, excluding VAT" */
export function surveyPrice(engagement: Engagement | undefined, locale: Locale) {
  const priceFrom = engagement?.survey?.priceFrom
  if (priceFrom === undefined) return undefined
  const price = formatFrancs(priceFrom, locale)
  return joined(
    fillPlaceholders(messages[locale].TERMS_FIXED_PRICE, { price }),
    vatNote(engagement, locale),
  )
}

/** "3–6 weeks", from the smallest client to the largest. */
function surveyDuration({ weeks, sizes = [] }: NonNullable<Engagement['survey']>, locale: Locale) {
  const all = [weeks, ...sizes.map((size) => size.weeks)]
  const [shortest, longest] = [Math.min(...all), Math.max(...all)]
  const text = duration(longest, 'week', locale)
  return shortest === longest ? text : `${shortest}${rangeDash}${text}`
}

/** "CHF 1,480 a day, excluding VAT, total capped in advance" */
export function dayRateTerms(engagement: Engagement | undefined, locale: Locale) {
  const rate = engagement?.dayRate
  if (!rate) return undefined
  const t = messages[locale]
  const price = formatFrancs(rate.price, locale)
  return joined(
    fillPlaceholders(t.TERMS_DAY_RATE, { price }),
    vatNote(engagement, locale),
    rate.costCeiling && t.TERMS_CEILING,
  )
}

/** "At any time; please tell us 2 weeks ahead" */
export function noticeTerms(engagement: Engagement | undefined, locale: Locale) {
  const weeks = engagement?.noticeWeeks
  if (weeks === undefined) return undefined
  const text = messages[locale].TERMS_NOTICE
  return fillPlaceholders(text, { duration: duration(weeks, 'week', locale) })
}

/** "excluding VAT", the text next to every price; nothing where the company charges no VAT. */
export function vatNote(engagement: Engagement | undefined, locale: Locale) {
  const t = messages[locale]
  if (engagement?.vat === 'excluded') return t.TERMS_EXCLUDING_VAT
  return engagement?.vat === 'included' && t.TERMS_INCLUDING_VAT
}

const joined = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(', ')

/** The number stays on the line of its unit. */
const duration = (count: number, unit: 'minute' | 'hour' | 'week', locale: Locale) =>
  formatNumber(count, locale, { style: 'unit', unit, unitDisplay: 'long' }).replace(' ', '\u00a0')
