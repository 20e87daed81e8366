import { expect, test } from 'vitest'
import {
  answerTime,
  dayRateTerms,
  firstTalkTerms,
  noticeTerms,
  surveyTerms,
} from './engagement-texts.ts'

test('the answer time is worded for one working day, several, and hours', () => {
  const promise = (count: number, unit: 'hours' | 'workingDays') =>
    answerTime({ answerWithin: { count, unit } }, 'en')
  expect(promise(1, 'workingDays')).toBe('We reply within one working day.')
  expect(promise(3, 'workingDays')).toBe('We reply within 3 working days.')
  expect(promise(4, 'hours')).toBe('We reply within 4\u00a0hours on working days.')
})

test('prices and durations are written as each language writes them', () => {
  const survey = { survey: { weeks: 3, priceFrom: 9800 } }
  expect(surveyTerms(survey, 'en')).toBe('3\u00A0weeks, at a fixed price from CHF\u00a09,800')
  expect(surveyTerms(survey, 'de')).toBe('3\u00A0Wochen, Festpreis ab CHF\u00a09’800')
  expect(surveyTerms(survey, 'fr')).toBe('3\u00a0semaines, prix fixe dès 9’800\u00a0CHF')
})

test('there is no text without a promise', () => {
  for (const text of [answerTime, firstTalkTerms, surveyTerms, dayRateTerms, noticeTerms]) {
    expect(text(undefined, 'en')).toBeUndefined()
    expect(text({}, 'en')).toBeUndefined()
  }
  expect(surveyTerms({ survey: { weeks: 1 } }, 'en')).toBe('1\u00A0week')
  expect(firstTalkTerms({ firstTalk: { minutes: 45, free: false } }, 'en')).toBe('45\u00A0minutes')
  expect(dayRateTerms({ dayRate: { price: 1300, costCeiling: false } }, 'en')).toBe(
    'CHF\u00a01,300 a day',
  )
})
