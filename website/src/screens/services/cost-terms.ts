import type { Engagement } from '../../../../company/define-company.ts'
import {
  dayRateTerms,
  firstTalkTerms,
  noticeTerms,
  surveyTerms,
} from '../../../../company/engagement-texts.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { messages } from '../../../../i18n/messages.ts'
import type { Fact } from '../../sections/FactList.tsx'

/** The terms of an assignment in order, without those that the company does not promise. */
export function costTerms(engagement: Engagement | undefined, locale: Locale): Fact[] {
  const t = messages[locale]
  const terms = [
    { name: t.COSTS_FIRST_TALK, value: firstTalkTerms(engagement, locale) },
    { name: t.COSTS_SURVEY, value: surveyTerms(engagement, locale) },
    { name: t.COSTS_WORK, value: dayRateTerms(engagement, locale) },
    { name: t.COSTS_NOTICE, value: noticeTerms(engagement, locale) },
  ]
  return terms.flatMap(({ value, ...term }) => (value ? [{ ...term, value }] : []))
}
