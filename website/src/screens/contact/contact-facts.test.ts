import { expect, test } from 'vitest'
import { locales } from '../../../../i18n/locales.ts'
import { messages } from '../../../../i18n/messages.ts'
import { contactFacts } from './contact-facts.ts'

const facts = {
  openingHours: [{ days: ['Fr' as const], opens: '08:00', closes: '12:00' }],
  regions: [
    { en: 'Graubünden', de: 'Graubünden', fr: 'Grisons' },
    { en: 'all of Switzerland', de: 'ganze Schweiz', fr: 'toute la Suisse' },
  ],
  workingLanguages: ['de', 'fr', 'en'],
}

test('hours, regions and languages are in the language of the page', () => {
  const t = messages.fr
  expect(contactFacts(facts, 'fr')).toEqual([
    { label: t.CONTACT_HOURS, lines: ['Vendredi, de 8\u00a0h à 12\u00a0h'] },
    { label: t.CONTACT_REGIONS, lines: ['Grisons et toute la Suisse'] },
    { label: t.CONTACT_LANGUAGES, lines: ['Allemand, français et anglais'] },
  ])
})

test.each(locales)('in %s missing facts leave no empty line', (locale) => {
  expect(contactFacts({}, locale)).toEqual([])
  expect(contactFacts({ openingHours: [], regions: [], workingLanguages: [] }, locale)).toEqual([])
})
