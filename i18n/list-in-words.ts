import { regionalTags, type Locale } from './locales.ts'

/** Things in a sentence's order: "German, French and English". */
export const listInWords = (things: readonly string[], locale: Locale) =>
  new Intl.ListFormat(regionalTags[locale]).format(things)
