import { expect, type Locator, type Page } from '@playwright/test'
import { definitionOf, fieldNames, emptyValues, type FormValues } from '@site/enquiry/fields.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'

/** Valid values with a unique message, by which the enquiry and its email can be found. */
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

/** The fields that have a value, in reading order, with their labels on the contact page and in the panel. */
export const filledFields = (locale: Locale, values: FormValues) =>
  fieldNames
    .filter((name) => values[name] !== '')
    .map((name) => {
      const { kind, label, panelLabel = label } = definitionOf(name)
      const t = messages[locale]
      return { name, kind, value: values[name], label: t[label], panelLabel: t[panelLabel] }
    })

/** Fills in the form of the page or the panel. */
export async function fillIn(form: Locator, locale: Locale, values: FormValues): Promise<void> {
  for (const { kind, value, label, panelLabel } of filledFields(locale, values)) {
    const control = field(form, label).or(field(form, panelLabel))
    if (kind === 'select') await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Waits until the form is hydrated; before that the browser posts it. */
export const waitForHydration = (form: Locator): Promise<void> =>
  expect(form).toHaveAttribute('data-hydrated')

/** Fills in the form and waits until it is hydrated. */
export async function fillInAndHydrate(
  form: Locator,
  locale: Locale,
  values: FormValues,
): Promise<void> {
  await fillIn(form, locale, values)
  await waitForHydration(form)
}

/** The confirmation that replaces a sent form, on the page or in the panel. */
export const confirmationIn = (place: Locator): Locator => place.locator('section[data-sent]')
