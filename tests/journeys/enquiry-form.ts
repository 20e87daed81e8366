import { expect, type Locator, type Page } from '@playwright/test'
import { definitionOf, fieldNames } from '@site/enquiry/fields.ts'
import { emptyValues, type FormValues } from '@site/enquiry/form-values.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'

/** What a visitor fills in, with a unique message, so that the email can be found. */
export function sampleValues(about: string): FormValues {
  return {
    ...emptyValues,
    firstName: 'Jürg',
    lastName: 'Müller-Béguin',
    phone: '+41 79 000 00 00',
    companyName: 'Bäckerei Müller & Söhne',
    email: 'juerg@example.ch',
    message: `${about} ${crypto.randomUUID()}`,
    source: 'friend',
  }
}

/** The form of the contact page. */
export const pageForm = (page: Page): Locator => page.getByRole('main').locator('form')

export const panel = (page: Page): Locator => page.getByRole('dialog')

export const panelForm = (page: Page): Locator => panel(page).locator('form')

export const openPanel = (page: Page, locale: Locale = 'en'): Promise<void> =>
  page.getByRole('button', { name: messages[locale].ENQUIRY_TAB }).click()

export const sendButton = (form: Locator, locale: Locale = 'en'): Locator =>
  form.getByRole('button', { name: messages[locale].SEND, exact: true })

/** The field whose label begins with these words; an asterisk may follow. */
export function field(form: Locator, label: string): Locator {
  return form.getByLabel(new RegExp(`^${label.replaceAll('?', '\\?')}`))
}

/** Fills in the values, with the field labels of either page or panel. */
export async function fillIn(form: Locator, locale: Locale, values: FormValues) {
  const t = messages[locale]
  for (const name of fieldNames) {
    const { kind, label, panelLabel = label } = definitionOf(name)
    if (values[name] === '') continue
    const control = field(form, t[label]).or(field(form, t[panelLabel]))
    if (kind === 'select') await control.selectOption(values[name])
    else await control.fill(values[name])
  }
}

/** Waits until the form is hydrated; before that the browser posts it. */
export const hydrated = (form: Locator): Promise<void> =>
  expect(form).toHaveAttribute('data-hydrated')

/** Fills in the values and waits until the form is hydrated. */
export async function write(form: Locator, locale: Locale, values: FormValues): Promise<void> {
  await fillIn(form, locale, values)
  await hydrated(form)
}

/** The confirmation that replaces a sent form, on the page or in the panel. */
export const confirmationIn = (place: Locator): Locator => place.locator('section[data-sent]')
