import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts'
import type { Messages } from '../../../i18n/messages.ts'
import type { FooterTexts } from './SiteFooter.tsx'
import type { HeaderTexts } from './header/header-texts.ts'

export const headerTexts = (t: Messages): HeaderTexts => ({
  navigation: t.MAIN_NAVIGATION,
  menu: t.MENU,
  openMenu: t.OPEN_MENU,
  closeMenu: t.CLOSE_MENU,
  language: t.LANGUAGE,
  currentLanguage: fillPlaceholders(t.LABELLED, { label: t.LANGUAGE, value: '' }),
  selectLanguage: t.SELECT_LANGUAGE,
  switchToDark: t.SWITCH_TO_DARK_MODE,
  switchToLight: t.SWITCH_TO_LIGHT_MODE,
})

export const footerTexts = (t: Messages): FooterTexts => ({
  quickLinks: t.FOOTER_QUICK_LINKS,
  contactUs: t.FOOTER_CONTACT_US,
  enquireNow: t.FOOTER_ENQUIRE_NOW,
  phone: t.FOOTER_PHONE,
  email: t.FOOTER_EMAIL,
  allRightsReserved: t.ALL_RIGHTS_RESERVED,
  legal: t.FOOTER_LEGAL,
})
