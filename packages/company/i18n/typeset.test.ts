import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'
import type { Locale } from './locales.ts'
import { messages } from './messages.ts'
import { typeset } from './typeset.ts'

/** As typed, and as shown: `~` is a no-break space, `^` a narrow one, `|` a word joiner. */
const examples: Record<Locale, [typed: string, shown: string][]> = {
  en: [
    [`It's the client's "plan"...`, 'It’s the client’s “plan”…'],
    ['«Land» and „Pays“', '“Land” and “Pays”'],
    ['Why ? Because : so', 'Why? Because: so'],
    ["from CHF 9800, CHF 9'800 or CHF 12.50", 'from CHF~9,800, CHF~9,800 or CHF~12.50'],
    ['in CHF, excluding VAT', 'in~CHF, excluding~VAT'],
    ['after {count} working days, at 400 per cent', 'after {count}~working days, at 400~per cent'],
    ['on 27 December 2026', 'on 27~December 2026'],
    ['25 to 35 days, CHF 37,000 to 51,800', '25~to~35~days, CHF~37,000~to~51,800'],
    ['3–6 people in month {month}', '3–|6~people in month~{month}'],
    ['1.9 mm/s, 11 °C warmer', '1.9~mm/s, 11~°C warmer'],
    ['WCAG 2.2 at level AA, Article 21 FADP', 'WCAG~2.2 at level~AA, Article~21~FADP'],
    ['Article 328b CO (Article 6(1)(b))', 'Article~328b~CO (Article~6(1)(b))'],
  ],
  de: [
    [`Wählen Sie "Land", z. B. « Pays »`, 'Wählen Sie «Land», z.~B. «Pays»'],
    ["ab CHF 9'800, exkl. MWST", 'ab CHF~9’800, exkl.~MWST'],
    ['Grüße um {time} Uhr', 'Grüsse um {time}~Uhr'],
    ['nach 30 Tagen, 1 Tag oder 5 %', 'nach 30~Tagen, 1~Tag oder 5~%'],
    ['{from}–{to} Uhr, 150 Mitarbeitende', '{from}–|{to}~Uhr, 150~Mitarbeitende'],
    ['Artikel 6 Absatz 1 Buchstabe b DSGVO', 'Artikel~6 Absatz~1 Buchstabe~b DSGVO'],
    ['am 27. Dezember', 'am 27.~Dezember'],
    ['per E-Mail, in 20 bis 40 Tagen', 'per E-|Mail, in 20~bis~40~Tagen'],
    ['Der Artikel beschreibt alles', 'Der Artikel beschreibt alles'],
  ],
  fr: [
    ["Qu'est-ce que c'est ? Voici :", 'Qu’est-ce que c’est^? Voici~:'],
    ["Quoi? L'un; l'autre!", 'Quoi^? L’un^; l’autre^!'],
    ['Vraiment ?! (si !)', 'Vraiment^?! (si^!)'],
    ['choisissez "{name}" ou « Pays »', 'choisissez «^{name}^» ou «^Pays^»'],
    ['Le {date}: {text}', 'Le {date}~: {text}'],
    ["dès CHF 9'800, hors TVA", 'dès CHF~9’800, hors~TVA'],
    ['à 13 h 30, dans 30 jours, 400 %', 'à 13~h~30, dans 30~jours, 400~%'],
    ["l'art. 6, par. 1, let. b ou l'art. 21 LPD", 'l’art.~6, par.~1, let.~b ou l’art.~21~LPD'],
    ['le 1er février', 'le 1er~février'],
    ['par e-mail, en 8 à 12 jours', 'par e-|mail, en 8~à~12~jours'],
    ['150 personnes en 1–2 ans', '150~personnes en 1–|2~ans'],
    ["le niveau d'eau", 'le niveau d’eau'],
  ],
}

const visible = (text: string) =>
  text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^').replaceAll('\u2060', '|')

describe.each(Object.entries(examples))('in %s', (locale, pairs) => {
  test.each(pairs)('%s', (typed, shown) => {
    const once = typeset(typed, locale as Locale)
    expect(visible(once)).toBe(shown)
    expect(typeset(once, locale as Locale)).toBe(once)
  })
})

test.each([
  '<a href="https://example.ch/?a=1;b=2" title="it\'s">x</a>',
  '<code>{"a": 1}?</code>',
  'https://example.ch/a?b=1;c=d!',
  'first.last+site@example.ch',
  '&amp; &#39; &quot;',
  '+41 81 000 00 00',
  '{if jobSite}{name}{else}{count}{end}',
  '12:30',
])('%s stays as it is in every language', (text) => {
  for (const locale of ['en', 'de', 'fr'] as const) expect(typeset(text, locale)).toBe(text)
})

test('a French question does not end a line before its subject', () => {
  const text = 'Que faites-\u2060vous ? Y a-\u2060t-\u2060il un sous-sol ?'
  expect(typeset('Que faites-vous ? Y a-t-il un sous-sol ?', 'fr')).toBe(
    text.replaceAll(' ?', '\u202f?'),
  )
  expect(typeset(text, 'fr')).toBe(text.replaceAll(' ?', '\u202f?'))
})

test('what is filled in is not typeset', () => {
  const name = `O'Neill "Ivy" : 5 %`
  expect(fillPlaceholders(messages.fr.NEXT_READ_BY, { name })).toContain(name)
})

test('the messages that the specification fixes keep its characters', () => {
  const specification = readFileSync(
    new URL('../../../docs/specification.md', import.meta.url),
    'utf8',
  )
  const rules = Array.from(
    specification.matchAll(/^\| \w+ .*\| (.+?) +\| ([A-Z]+_[A-Z]+) +\|$/gm),
    ([, text, key]) => [key, text],
  )
  expect(rules).toHaveLength(7)
  expect(messages.en).toMatchObject(Object.fromEntries(rules))
  const { en, de, fr } = messages
  for (const text of [en.FORM_SUBMITTED, en.SOMETHING_WENT_WRONG]) {
    expect(specification).toContain(`("${text}")`)
  }
  for (const { SOMETHING_WENT_WRONG: text } of [de, fr]) {
    expect(specification).toContain(text.slice(0, -1))
  }
})
