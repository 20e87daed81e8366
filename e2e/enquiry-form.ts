import type { Locator } from '@playwright/test'
import type { Locale } from '../i18n/locales.ts'
import { messages } from '../i18n/messages.ts'

/** A visitor whose message is unique, so that the mail can be found. */
export function visitor(about: string) {
  return {
    firstName: 'Jürg',
    lastName: 'Müller-Béguin',
    phone: '+41 79 000 00 00',
    companyName: 'Bäckerei Müller & Söhne',
    email: 'juerg@example.ch',
    message: `${about} ${crypto.randomUUID()}`,
  }
}

/** Fills in every field of a form, as the labels name them. */
export async function fillIn(form: Locator, locale: Locale, values: ReturnType<typeof visitor>) {
  const t = messages[locale]
  await form.getByLabel(t.FIRST_NAME).fill(values.firstName)
  await form.getByLabel(t.LAST_NAME).fill(values.lastName)
  await form.getByLabel(t.PHONE).fill(values.phone)
  await form.getByLabel(t.COMPANY_NAME).fill(values.companyName)
  await form.getByLabel(t.EMAIL).fill(values.email)
  await form.locator('textarea').fill(values.message)
  await form.getByLabel(t.SOURCE).selectOption('friend')
}
