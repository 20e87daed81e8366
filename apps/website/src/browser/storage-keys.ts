/** The keys under which the browser keeps a visitor's choices (specification, section 3). */
export const languageKey = 'lang'
export const themeKey = 'theme-storage'
