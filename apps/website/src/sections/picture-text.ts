import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'

const shipped = {
  poster: 'FILM_DESCRIPTION',
  about: 'ABOUT_IMAGE_ALT',
  team: 'SERVICES_IMAGE_ALT',
  partners: 'PARTNERS_IMAGE_ALT',
  careers: 'CAREERS_IMAGE_ALT',
} as const

/** What is seen on the film's poster or on a page's picture, the shipped one or the company's own. */
export const pictureText = (picture: keyof typeof shipped, locale: Locale) =>
  company.pictures?.[picture]?.alt[locale] ?? messages[locale][shipped[picture]]
