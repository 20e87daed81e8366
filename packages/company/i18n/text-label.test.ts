import { expect, test } from 'vitest'
import { editorTexts } from './editor-texts.ts'
import { locales } from './locales.ts'
import { messages } from './messages.ts'
import { textLabel } from './text-label.ts'

const keys = Object.keys(messages.en)

test('a label names the page and the heading, and how the text begins', () => {
  const { HOME, HOME_RESULTS_LABEL, HOME_RESULTS_NOTE } = messages.fr
  expect(textLabel('HOME_RESULTS_NOTE', 'fr')).toBe(
    `${HOME} › ${HOME_RESULTS_LABEL} › ${HOME_RESULTS_NOTE}`,
  )
  expect(textLabel('HOME_RESULTS_LABEL', 'fr')).toBe(`${HOME} › ${HOME_RESULTS_LABEL}`)
})

test('titles and descriptions for search engines are named as such, and long texts cut after a word', () => {
  const label = textLabel('ABOUT_DESCRIPTION', 'fr')
  const [beginning = ''] = /[^›]+$/.exec(label) ?? []
  expect(label).toMatch(/^À propos › Résultat de recherche › .+…$/)
  const [cut = ''] = beginning.trim().split('…')
  expect(messages.fr.ABOUT_DESCRIPTION.startsWith(cut)).toBe(true)
  expect(messages.fr.ABOUT_DESCRIPTION.slice(cut.length)).toMatch(/^[^\p{L}]/u)
})

test.each(locales)('in %s no label has a key', (language) => {
  expect(
    keys.map((key) => textLabel(key, language)).filter((label) => /[A-Z]_[A-Z]/.test(label)),
  ).toEqual([])
})

test('every place is the beginning of a key', () => {
  const { en, ...others } = editorTexts
  const places = Object.keys(en.places)
  expect(places.filter((place) => !keys.some((key) => key.startsWith(`${place}_`)))).toEqual([])
  for (const { places: translated } of Object.values(others)) {
    expect(Object.keys(translated)).toEqual(places)
  }
})
