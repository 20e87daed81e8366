import { expect, test } from 'vitest'
import { messages } from '../../../i18n/messages.ts'
import { type FormTexts, formTexts } from './form-texts.ts'

test('page and panel differ only in the label of the message', () => {
  const page = formTexts(messages.de, 'page')
  const panel = formTexts(messages.de, 'panel')
  expect(page.labels.message).toBe(messages.de.MESSAGE_CONTACT)
  expect(panel.labels.message).toBe(messages.de.MESSAGE_PANEL)
  const withoutIt = (texts: FormTexts) => ({ ...texts, labels: { ...texts.labels, message: '' } })
  expect(withoutIt(panel)).toEqual(withoutIt(page))
})
