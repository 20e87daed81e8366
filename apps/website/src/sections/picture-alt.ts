import { company } from '@site/company/facts/company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'

const shippedAlts = {
  poster: 'FILM_DESCRIPTION',
  about: 'ABOUT_IMAGE_ALT',
  team: 'SERVICES_IMAGE_ALT',
  partners: 'PARTNERS_IMAGE_ALT',
  careers: 'CAREERS_IMAGE_ALT',
} as const

/** The description of the film's poster or of a page's picture, whether shipped or the owner's. */
export const pictureAlt = (picture: keyof typeof shippedAlts, locale: Locale) =>
  company.pictures?.[picture]?.alt[locale] ?? messages[locale][shippedAlts[picture]]
