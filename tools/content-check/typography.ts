import type { Locale } from '@site/company/i18n/locales.ts'
import type { WrittenText } from './written-texts.ts'

/** Typographic faults, each with the languages in which it is one. */
const faults: { fault: string; pattern: RegExp; locales: Locale[] }[] = [
  { fault: 'ß: Switzerland writes ss', pattern: /ß/, locales: ['en', 'de', 'fr'] },
  {
    fault: 'a straight quotation mark or apostrophe',
    pattern: /["']/,
    locales: ['en', 'de', 'fr'],
  },
  { fault: 'three full stops instead of …', pattern: /\.\.\./, locales: ['en', 'de', 'fr'] },
  {
    fault: 'a space before : ; ! ?',
    pattern: /[\p{L}\d}][ \u00a0\u202f][:;!?]/u,
    locales: ['en', 'de'],
  },
  {
    fault:
      'a colon needs a no-break space before it (copy one from another text, or write \\u00a0)',
    pattern: /[^\u00a0]:(?=\s|$)/m,
    locales: ['fr'],
  },
  {
    fault: '; ! ? need a narrow no-break space before them (copy one, or write \\u202f)',
    pattern: /[^\u202f?!][;!?]/,
    locales: ['fr'],
  },
  {
    fault: '« » need a narrow no-break space inside (copy one, or write \\u202f)',
    pattern: /«[^\u202f]|[^\u202f]»/,
    locales: ['fr'],
  },
]

/** The faults in texts, each as a sentence that names the place and quotes the passage. */
export const typographyProblems = (texts: WrittenText[]) =>
  texts.flatMap(({ locale, place, text }) =>
    faults
      .filter(({ pattern, locales }) => locales.includes(locale) && pattern.test(text))
      .map(({ fault, pattern }) => {
        const { index = 0 } = pattern.exec(text) ?? {}
        return `${place}: ${fault} (“${text.slice(Math.max(0, index - 20), index + 20)}”)`
      }),
  )
