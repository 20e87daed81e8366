import { expect, test } from 'vitest'
import {
  answerTime,
  dayRateTerms,
  firstTalkTerms,
  noticeTerms,
  surveyPrice,
  surveyTerms,
} from './engagement-texts.ts'

test('the answer time is worded for one working day, several, and hours', () => {
  const promise = (count: number, unit: 'hours' | 'workingDays') =>
    answerTime({ answerWithin: { count, unit } }, 'en')
  expect(promise(1, 'workingDays')).toBe('We reply within one working day.')
  expect(promise(3, 'workingDays')).toBe('We reply within 3\u00a0working days.')
  expect(promise(4, 'hours')).toBe('We reply within 4\u00a0hours on working days.')
})

test('prices and durations are written as each language writes them', () => {
  const survey = { survey: { weeks: 3, priceFrom: 9800 }, vat: 'excluded' } as const
  expect(surveyTerms(survey, 'en')).toBe(
    'Report after 3\u00A0weeks, fixed price from CHF\u00a09,800, excluding\u00a0VAT',
  )
  expect(surveyTerms(survey, 'de')).toBe(
    'Bericht nach 3\u00A0Wochen, Fixpreis ab CHF\u00a09’800, exkl.\u00a0MWST',
  )
  expect(surveyTerms(survey, 'fr')).toBe(
    'Rapport après 3\u00a0semaines, forfait dès CHF\u00a09’800, hors\u00a0TVA',
  )
})

test('an assessment takes longer for larger clients', () => {
  const sizes = [3, 6].map((weeks) => ({ people: 50 * weeks, days: 7, weeks, price: 9800 }))
  expect(surveyTerms({ survey: { weeks: 3, sizes } }, 'de')).toBe(
    'Bericht nach 3–\u20606\u00A0Wochen',
  )
})

test('every price states whether it includes VAT, unless the company charges none', () => {
  const dayRate = { price: 1300, costCeiling: true }
  expect(dayRateTerms({ dayRate, vat: 'excluded' }, 'en')).toBe(
    'CHF\u00a01,300 a day, excluding\u00a0VAT, total capped in advance',
  )
  expect(dayRateTerms({ dayRate, vat: 'included' }, 'de')).toBe(
    'CHF\u00a01’300 pro Tag, inkl.\u00a0MWST, mit Kostendach',
  )
  expect(dayRateTerms({ dayRate, vat: 'none' }, 'fr')).toBe(
    'CHF\u00a01’300 par jour, total plafonné',
  )
})

test('an assignment can be ended at any time, and the notice is a request', () => {
  expect(noticeTerms({ noticeWeeks: 2 }, 'en')).toBe(
    'At any time; please tell us 2\u00a0weeks ahead',
  )
})

test('a company that promises nothing gets no text', () => {
  const texts = [answerTime, firstTalkTerms, surveyTerms, surveyPrice, dayRateTerms, noticeTerms]
  for (const text of texts) {
    expect(text(undefined, 'en')).toBeUndefined()
    expect(text({}, 'en')).toBeUndefined()
  }
  expect(surveyTerms({ survey: { weeks: 1 } }, 'en')).toBe('Report after 1\u00A0week')
  expect(surveyPrice({ survey: { weeks: 1 } }, 'en')).toBeUndefined()
  expect(firstTalkTerms({ firstTalk: { minutes: 45, free: false } }, 'en')).toBe('45\u00A0minutes')
  expect(dayRateTerms({ dayRate: { price: 1300, costCeiling: false }, vat: 'none' }, 'en')).toBe(
    'CHF\u00a01,300 a day',
  )
})
