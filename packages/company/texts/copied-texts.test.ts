import { expect, test } from 'vitest'
import { copiedTexts } from './translation-state.ts'
import { writtenTexts } from './written-texts.ts'

test('no text is a copy of that in another language', () => {
  expect(copiedTexts(writtenTexts())).toEqual([])
})

test.each([
  ['We reply within {count} days: soon.', 'We reply within {count}\u00a0days\u00a0: soon.', 1],
  ['We reply within {count} days.', 'Nous répondons dans {count} jours.', 0],
  ['Business Intelligence', 'Business Intelligence', 0],
])('“%s” and “%s”', (english, french, problems) => {
  const name = 'ANSWER'
  const texts = [
    { locale: 'en', name, file: 'content/messages/en.json', field: name, text: english },
    { locale: 'fr', name, file: 'content/messages/fr.json', field: name, text: french },
  ] as const
  expect(copiedTexts([...texts])).toEqual(Array(problems).fill({ copy: texts[1], original: 'en' }))
})
