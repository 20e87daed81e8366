import type { Engagement } from '../../../../content/define-company.ts'
import {
  dayRateTerms,
  firstTalkTerms,
  noticeTerms,
  surveyTerms,
} from '../../../../i18n/engagement-texts.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { messages } from '../../../../i18n/messages.ts'

/** What an assignment costs in one respect: "Survey", "3 weeks, at a fixed price from CHF 9,800". */
export interface CostTerm {
  name: string
  terms: string | undefined
}

/** The terms of an assignment in their order, without those that the company does not promise. */
export function costTerms(engagement: Engagement | undefined, locale: Locale): CostTerm[] {
  const t = messages[locale]
  const terms = [
    { name: t.COSTS_FIRST_TALK, terms: firstTalkTerms(engagement, locale) },
    { name: t.COSTS_SURVEY, terms: surveyTerms(engagement, locale) },
    { name: t.COSTS_WORK, terms: dayRateTerms(engagement, locale) },
    { name: t.COSTS_NOTICE, terms: noticeTerms(engagement, locale) },
  ]
  return terms.filter((term) => term.terms !== undefined)
}
