import { expect, type Locator } from '@playwright/test'
import type { FormValues } from '../enquiry-contract/form-values.ts'
import type { Locale } from '../i18n/locales.ts'
import { messages } from '../i18n/messages.ts'

/** A visitor whose message is unique, so that the mail can be found. */
export function visitor(about: string): Omit<FormValues, 'source' | 'otherSource'> {
  return {
    firstName: 'Jürg',
    lastName: 'Müller-Béguin',
    phone: '+41 79 000 00 00',
    companyName: 'Bäckerei Müller & Söhne',
    email: 'juerg@example.ch',
    message: `${about} ${crypto.randomUUID()}`,
  }
}

/** The field whose label begins with the given words; an asterisk may follow them. */
export function field(form: Locator, label: string): Locator {
  return form.getByLabel(new RegExp(`^${label.replaceAll('?', '\\?')}`))
}

/** Fills in every field of a form, as the labels name them. */
export async function fillIn(form: Locator, locale: Locale, values: ReturnType<typeof visitor>) {
  const t = messages[locale]
  await field(form, t.FIRST_NAME).fill(values.firstName)
  await field(form, t.LAST_NAME).fill(values.lastName)
  await field(form, t.PHONE).fill(values.phone)
  await field(form, t.COMPANY_NAME).fill(values.companyName)
  await field(form, t.EMAIL).fill(values.email)
  await form.locator('textarea').fill(values.message)
  await field(form, t.SOURCE).selectOption('friend')
}

/** Script has taken over the form; before that the browser itself checks and posts it. */
export const takenOver = (form: Locator) => expect(form).toHaveAttribute('novalidate')
