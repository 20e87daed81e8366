import type { ListedPage } from './localized-path.ts'
import type { MessageKey } from './messages.ts'

/** What menus, footer and search results call each page. */
export const pageNames: Record<ListedPage, MessageKey> = {
  home: 'HOME',
  aboutUs: 'ABOUT_US',
  services: 'SERVICES',
  partners: 'PARTNERS',
  careers: 'CAREERS',
  contact: 'CONTACT',
  imprint: 'IMPRINT',
  privacy: 'PRIVACY',
  accessibility: 'ACCESSIBILITY',
}
