/** The texts of the header in the page's language. */
export interface HeaderTexts {
  /** The accessible name of the row of links. */
  navigation: string
  /** The accessible name of the same links in the mobile menu. */
  menu: string
  openMenu: string
  closeMenu: string
  language: string
  /** Before the name of the current language. */
  currentLanguage: string
  selectLanguage: string
  switchToDark: string
  switchToLight: string
}
