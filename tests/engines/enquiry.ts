import { definitionOf, fieldNames } from '@site/enquiry/fields.ts'
import type { FormValues } from '@site/enquiry/form-values.ts'
import type { MessageKey } from '@site/company/i18n/messages.ts'
import { expect } from './test.ts'
import type { Visitor } from './visitor.ts'

/** Types into every field, of the panel if it is open, and chooses a source. */
export async function fillIn(
  visitor: Visitor,
  texts: Record<MessageKey, string>,
  details: FormValues,
): Promise<void> {
  const inPanel = await visitor.evaluate(() => document.querySelector('dialog[open]') !== null)
  for (const name of fieldNames) {
    const { kind, label, panelLabel = label } = definitionOf(name)
    if (kind === 'select' || details[name] === '') continue
    await visitor.fill(texts[inPanel ? panelLabel : label], details[name])
  }
  await visitor.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document
    const source = scope.querySelector('select')
    if (source) source.value = 'friend'
    source?.dispatchEvent(new Event('input', { bubbles: true }))
    source?.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** Waits until the form is hydrated; before that the browser posts it. */
export const hydrated = (visitor: Visitor): Promise<void> =>
  expect
    .poll(() =>
      visitor.evaluate(() => {
        const scope = document.querySelector('dialog[open]') ?? document
        return scope.querySelector('form')?.hasAttribute('data-hydrated')
      }),
    )
    .toBe(true)
