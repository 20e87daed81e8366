import type { Engagement } from '../content/define-company.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { formatFrancs, formatNumber } from './format-number.ts'
import type { Locale } from './locales.ts'
import { messages } from './messages.ts'

/*
 * The company's promises (`engagement` in content/company.ts) in words. A text is undefined where the
 * company does not make the promise (decision 13).
 */

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
  return talk.free ? fillPlaceholders(messages[locale].TERMS_FREE, { duration: minutes }) : minutes
}

/** "3 weeks, at a fixed price from CHF 9,800" */
export function surveyTerms(engagement: Engagement | undefined, locale: Locale) {
  const survey = engagement?.survey
  if (!survey) return undefined
  const weeks = duration(survey.weeks, 'week', locale)
  if (survey.priceFrom === undefined) return weeks
  return fillPlaceholders(messages[locale].TERMS_FIXED_PRICE, {
    duration: weeks,
    price: formatFrancs(survey.priceFrom, locale),
  })
}

/** "CHF 1,480 a day, with a cost ceiling" */
export function dayRateTerms(engagement: Engagement | undefined, locale: Locale) {
  const rate = engagement?.dayRate
  if (!rate) return undefined
  const t = messages[locale]
  return fillPlaceholders(rate.costCeiling ? t.TERMS_DAY_RATE_CEILING : t.TERMS_DAY_RATE, {
    price: formatFrancs(rate.price, locale),
  })
}

/** "2 weeks" */
export function noticeTerms(engagement: Engagement | undefined, locale: Locale) {
  const weeks = engagement?.noticeWeeks
  return weeks === undefined ? undefined : duration(weeks, 'week', locale)
}

/** The number stays on the line of its unit. */
const duration = (count: number, unit: 'minute' | 'hour' | 'week', locale: Locale) =>
  formatNumber(count, locale, { style: 'unit', unit, unitDisplay: 'long' }).replace(' ', '\u00a0')
