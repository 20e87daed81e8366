import type { MenuPage } from './localized-path.ts'
import type { MessageKey } from './messages.ts'

/** What search engines show of each page below its title; legal texts bring their own. */
export const pageDescriptions: Record<MenuPage, MessageKey> = {
  home: 'HOME_DESCRIPTION',
  aboutUs: 'ABOUT_DESCRIPTION',
  services: 'SERVICES_DESCRIPTION',
  partners: 'PARTNERS_DESCRIPTION',
  careers: 'CAREERS_DESCRIPTION',
  contact: 'CONTACT_DESCRIPTION',
}
