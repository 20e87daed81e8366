/** The words of the header in the page's language. */
export interface HeaderTexts {
  navigation: string
  openMenu: string
  closeMenu: string
  language: string
  selectLanguage: string
  switchToDark: string
  switchToLight: string
}
