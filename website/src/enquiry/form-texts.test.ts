import { expect, test } from 'vitest'
import { messages } from '../../../i18n/messages.ts'
import { formTexts } from './form-texts.ts'

test('page and panel differ in the label of the message only', () => {
  const page = formTexts(messages.de, 'page')
  const panel = formTexts(messages.de, 'panel')
  expect(page.MESSAGE).toBe(messages.de.MESSAGE_CONTACT)
  expect(panel.MESSAGE).toBe(messages.de.MESSAGE_PANEL)
  expect({ ...page, MESSAGE: '' }).toEqual({ ...panel, MESSAGE: '' })
})

test('the texts that travel in every page stay few', () => {
  expect(JSON.stringify(formTexts(messages.de, 'page')).length).toBeLessThan(2200)
})
