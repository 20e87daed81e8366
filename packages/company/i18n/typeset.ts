import { formatFrancs } from './format-number.ts'
import { perLocale, type Locale } from './locales.ts'

/* Texts are typeset where they are loaded, before facts and visitors' words fill their placeholders. */

const noBreakSpace = '\u00a0'
const narrowSpace = '\u202f'

/** A line may end after an en dash (UAX 14), but not within a range of numbers. */
export const rangeDash = '–\u2060'

/** Code, tags, entities and addresses. */
const untouched = /<code>.*?<\/code>|<\/?[a-z][^>]*>|&#?\w+;|https?:\/\/[^\s<]+|[\w.+-]+@[\w.-]+/gi

/** Replaces what is untouched meanwhile; a private character that no text contains. */
const mark = '\ue000'

/** The names of the months, as a pattern; only once, because it needs megabytes. */
const months = perLocale((locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' }),
  ).join('|'),
)

const typesetters: Record<Locale, (text: string) => string> = {
  en: (text) =>
    keepTogether('en', withoutSpaceBeforePunctuation(withQuotes(text, '“', '”')), {
      units: 'per cent|(working )?days?|weeks?|months?|years?|hours?|minutes?|people',
      beforeNumbers: 'Article|level|month',
      phrases: ['in CHF', 'excluding VAT', 'including VAT'],
    }),
  de: (text) =>
    keepTogether('de', withoutSpaceBeforePunctuation(withQuotes(text, '«', '»')), {
      units:
        '%|Prozent|(Arbeitst|T)ag(en?)?|Wochen?|Monat(en?)?|Jahr(en?)?|Stunden?|Minuten?|Uhr|Mitarbeitenden?',
      beforeNumbers: 'Artikel|Absatz|Buchstabe|Stufe|Art\\.|Abs\\.|Nr\\.',
      phrases: ['in CHF', 'exkl. MWST', 'inkl. MWST', 'z. B.', 'd. h.', 'u. a.'],
    }).replaceAll('ß', 'ss'),
  fr: (text) =>
    keepTogether('fr', withFrenchSpaces(withQuotes(text, '«', '»')), {
      units: '%|pour cent|jours?|semaines?|mois|ans?|heures?|minutes?|personnes|h',
      beforeNumbers: 'art\\.|al\\.|par\\.|let\\.|niveau|\\d[ \u00a0]h',
      phrases: ['en CHF', 'hors TVA', 'TVA comprise', 'p. ex.'],
    }).replaceAll(/-(?=t-|(?:je|tu|ils?|elles?|on|nous|vous)(?!\p{L}))/gu, '-\u2060'),
}

/** A text with the quotation marks, apostrophes, no-break spaces and amounts of its language. Code and HTML stay. */
export function typeset(text: string, locale: Locale): string {
  const kept = text.match(untouched)?.values()
  const plain = text
    .replaceAll(untouched, mark)
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replaceAll(/\bCHF[ \u00a0](\d+(?:[’,]\d{3})*)(?![.,’]?\d)/g, (_, amount: string) =>
      formatFrancs(Number(amount.replaceAll(/\D/g, '')), locale),
    )
  return typesetters[locale](plain).replaceAll(mark, () => kept?.next().value ?? '')
}

/** Every text of a file in each language, typeset. */
export const typesetTexts = <Texts>(files: Record<Locale, Texts>) =>
  perLocale((locale) => {
    const typesetText = (_: string, value: unknown) =>
      typeof value === 'string' ? typeset(value, locale) : value
    return JSON.parse(JSON.stringify(files[locale]), typesetText) as Texts
  })

/** Any pair of quotation marks as the language has it. */
const withQuotes = (text: string, opening: string, closing: string) =>
  text.replaceAll(
    /["“„«][ \u00a0\u202f]?([^"“”„«»\n]+?)[ \u00a0\u202f]?["”“»]/g,
    `${opening}$1${closing}`,
  )

const withoutSpaceBeforePunctuation = (text: string) =>
  text.replaceAll(/(?<=\S)[ \u00a0\u202f]+(?=[:;!?]+(?:[\s\ue000]|$))/gm, '')

/** A no-break space before a colon, a narrow one before ; ! ? and inside « ». */
const withFrenchSpaces = (text: string) =>
  text
    .replaceAll(/(?<=\S)[ \u00a0]?:(?=[\s\ue000]|$)/gm, `${noBreakSpace}:`)
    .replaceAll(/(?<=[^\s;!?(])[ \u00a0\u202f]?([;!?]+)/g, `${narrowSpace}$1`)
    .replaceAll(/«[ \u00a0\u202f]?/g, `«${narrowSpace}`)
    .replaceAll(/[ \u00a0\u202f]?»/g, `${narrowSpace}»`)

/** Keeps on one line: a day and its month, a number and its unit, its currency or what it numbers, ranges, and the phrases. */
function keepTogether(
  locale: Locale,
  text: string,
  // Patterns of what follows a number, and of what precedes a number or a letter that counts.
  { units, beforeNumbers, phrases }: { units: string; beforeNumbers: string; phrases: string[] },
): string {
  const spaces = [
    `(?<=\\d(?:\\.|er)?) (?=(?:${months[locale]})(?!\\p{L}))`,
    `(?<=[\\d}]\\.?) (?=(?:${units}|mm|cm|kg|°C)(?!\\p{L}))`,
    `(?<=(?<!\\p{L})(?:${beforeNumbers})) (?=[\\d{]|[a-z](?![\\p{L}’])|A{1,3}\\b)`,
    '(?<=\\d) (?=(?:to|bis|à)[ \u00a0]\\d)|(?<=\\d[ \u00a0](?:to|bis|à)) (?=\\d)',
    // Acronyms: CHF 9,800, WCAG 2.2, Article 21 FADP.
    '(?<=\\p{Lu}{2}\\)?) (?=\\d)',
    '(?<=\\d[a-z]?) (?=\\p{Lu}{2})',
  ]
  return phrases.reduce(
    (joined, phrase) => joined.replaceAll(phrase, phrase.replaceAll(' ', noBreakSpace)),
    text
      .replaceAll(new RegExp(spaces.join('|'), 'gu'), noBreakSpace)
      .replaceAll(/(?<=[\d}])–(?=[\d{])/g, rangeDash)
      .replaceAll(/(?<=\b[Ee]-)(?=[Mm]ail)/g, '\u2060'),
  )
}
