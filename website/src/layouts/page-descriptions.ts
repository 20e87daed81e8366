import type { MenuPage } from '../../../i18n/localized-path.ts'
import type { Messages } from '../../../i18n/messages.ts'

/** What search engines show of each page below its title; legal texts bring their own. */
export const pageDescriptions = (t: Messages): Record<MenuPage, string> => ({
  home: t.HOME_DESCRIPTION,
  aboutUs: t.ABOUT_DESCRIPTION,
  services: t.SERVICES_DESCRIPTION,
  partners: t.PARTNERS_DESCRIPTION,
  careers: t.CAREERS_DESCRIPTION,
  contact: t.CONTACT_DESCRIPTION,
})
