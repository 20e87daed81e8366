import { expect, test } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { messages } from '../i18n/messages.ts'
import { nextSteps } from './next-steps.ts'

const person = {
  name: 'Seraina Caduff',
  role: { en: 'Director', de: 'Leiterin', fr: 'Directrice' },
  latestWork: { en: 'A report.', de: 'Ein Bericht.', fr: 'Un rapport.' },
}

test('the steps name the person, the answer time and the terms of the initial meeting if they are facts', () => {
  const engagement = {
    answerWithin: { count: 2, unit: 'workingDays' },
    firstTalk: { minutes: 45, free: true },
  } as const
  const [reply, talk, offer] = nextSteps({ people: [person], engagement }, 'en')
  expect(reply?.text).toBe(
    'Seraina Caduff reads your enquiry and calls you or writes to you. We reply within 2\u00a0working days.',
  )
  expect(talk?.text).toMatch(/ 45\u00a0minutes, free of charge\.$/)
  expect(offer?.text).toBe(messages.en.NEXT_OFFER_TEXT)
})

test.each(locales)(
  'in %s a company without those facts still has three complete steps',
  (locale) => {
    const t = messages[locale]
    expect(nextSteps({}, locale)).toEqual([
      { title: t.NEXT_REPLY, text: t.NEXT_REPLY_TEXT },
      { title: t.NEXT_TALK, text: t.NEXT_TALK_TEXT },
      { title: t.NEXT_OFFER, text: t.NEXT_OFFER_TEXT },
    ])
  },
)
