import { regionalTags, type Locale } from './locales.ts'

/** Joins things as a sentence lists them: "German, French and English". */
export const listInWords = (things: readonly string[], locale: Locale) =>
  new Intl.ListFormat(regionalTags[locale]).format(things)
