import { expect, test } from 'vitest'
import { messages } from '../../../i18n/messages.ts'
import { formTexts } from './form-texts.ts'

test('page and panel differ only in the label of the message', () => {
  const { labels, panelLabels } = formTexts(messages.de)
  expect(labels.message).toBe(messages.de.MESSAGE_CONTACT)
  expect(panelLabels).toEqual({ message: messages.de.MESSAGE_PANEL })
})
