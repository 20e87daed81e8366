import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleNames } from './example-names.ts'
import { smallestCompany } from '@site/company/testing/smallest-company.ts'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { legalPages, pages } from '@site/company/i18n/pages.ts'
import { builtPages, type BuiltPage } from '@site/content-check/built-pages.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'

/*
 * A company with mandatory facts only, whose site has neither Partners nor Careers: nothing is shown,
 * promised or marked up for a missing fact (decision 13).
 */

/** Whole words: “Commissioning” is no commission. */
const words = (...texts: string[]) => new RegExp(`(?<!\\p{L})(${texts.join('|')})(?!\\p{L})`, 'iu')

/** Words of promises and claims that need a fact. */
const promises: Record<Locale, RegExp> = {
  en: words(
    ...['working days?', 'free of charge', 'costs nothing', 'in advance', 'capped', 'VAT', 'CHF'],
    ...['notice of', 'weeks ahead', 'independen(t|ce|tly)', 'senior', 'pay us nothing'],
    ...['commissions?', 'certif(y|ied|icates?|ications?)', 'founded', 'working from home'],
  ),
  de: words(
    ...['innert', 'Arbeitstag(e|en|s|es)?', 'kostenlos(e|en|er|es)?', 'kostet Sie nichts'],
    ...['Fixpreise?', 'Kostendach', 'MWST', 'CHF', 'Wochen vorher', 'unabhängig(e|en|er|es|keit)?'],
    ...['nur erfahrene', 'Provision(en)?', 'zertifi\\p{L}+', 'gegründet', 'Homeoffice'],
  ),
  fr: words(
    ...[
      'jours? ouvrables?',
      'gratuit(e|s|es|ement)?',
      'sans frais',
      'forfait',
      'plafonné(e|s|es)?',
    ],
    ...['TVA', 'CHF', 'à l’avance', 'indépendan(t|te|ts|tes|ce)', 'commissions?'],
    ...['certifi\\p{L}+', 'fondée', 'télétravail'],
  ),
}

test('only whole words are promises', () => {
  const found = (locale: Locale, texts: string[]) =>
    texts.filter((text) => promises[locale].test(text))
  expect(found('en', ['Commissioning of plants', 'seniority', 'unfounded'])).toEqual([])
  expect(found('en', ['No commission.', 'Commissions', 'Independence'])).toHaveLength(3)
  expect(found('de', ['Provisionskonto', 'Zinnert'])).toEqual([])
  expect(found('de', ['drei Arbeitstagen', 'Unabhängigkeit', 'zertifizierte'])).toHaveLength(3)
  expect(found('fr', ['commissionnement', 'confondée'])).toEqual([])
  expect(found('fr', ['Gratuitement', 'indépendante', 'certification'])).toHaveLength(3)
})

let project: ProjectCopy
let site = ''
let built: BuiltPage[] = []

beforeAll(async () => {
  project = await copyProject({ ownPictures: false })
  site = join(project.folder, 'dist/site')
  // An empty list is no fact either.
  const facts = { ...smallestCompany, representatives: [] }
  await project.build({ ...facts, withoutPages: ['partners', 'careers'] })
  built = builtPages(site)
}, 180_000)

afterAll(() => project.remove())

/** The words between header and footer. */
function wordsOf(html: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  return main
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<\/?(a|b|strong|em|span|code)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', '\u00a0')
}

const localeOf = ({ address }: BuiltPage): Locale =>
  locales.find((locale) => address.startsWith(`/${locale}`)) ?? 'en'

const legalAddresses = legalPages.map((page) => pages[page].path)

test('neither Partners nor Careers is left anywhere', () => {
  const addresses = built.map(({ address }) => address)
  expect(addresses.filter((address) => /partners|careers/.test(address))).toEqual([])
  expect(built.filter(({ html }) => /\/(partners|careers)["<]/.test(html))).toEqual([])
})

test('no page promises anything', () => {
  const found = built
    // Legal texts use some of these words without promising anything.
    .filter(({ address }) => !legalAddresses.some((legal) => address.endsWith(legal)))
    .flatMap((page) => {
      const [promise] = promises[localeOf(page)].exec(wordsOf(page.html)) ?? []
      return promise ? [`${page.address}: ${promise}`] : []
    })
  expect(found).toEqual([])
})

test('no page has a gap in the place of a fact', () => {
  // The service puts the reference into the thank-you page.
  const gap = /undefined|null|NaN|\{(?!reference\})|\(\s*\)|«\s*»|“\s*”| [.,](\s|$)|,\s*,/
  const found = built.flatMap(({ address, html }) => {
    const words = wordsOf(html).replaceAll(/\s+/g, ' ')
    const { index } = gap.exec(words) ?? {}
    return index === undefined
      ? []
      : [`${address}: ${words.slice(Math.max(0, index - 30), index + 30)}`]
  })
  expect(found).toEqual([])
})

test('no page names a fact of the example company', () => {
  const found = built.flatMap(({ address, html }) =>
    exampleNames.filter((value) => html.includes(value)).map((value) => `${address}: ${value}`),
  )
  expect(found).toEqual([])
})

test('texts use the singular for a single service', async () => {
  const read = (path: string) => readFile(join(site, path), 'utf8')
  const { en, de, fr } = messages
  expect(await read('index.html')).toContain(en.CARD_SERVICES_ONE)
  expect(await read('fr/services.html')).toContain(fr.SERVICES_OPENING_ONE)
  expect(await read('de/services.html')).toContain(
    `<meta name="description" content="${de.SERVICES_DESCRIPTION_ONE}`,
  )
})

test('structured data has no missing facts', () => {
  const terms = ['openingHours', 'foundingDate', 'numberOfEmployees', 'sameAs']
  for (const { address, html } of built) {
    const [data = ''] = /<script type="application\/ld\+json">.*?<\/script>/s.exec(html) ?? []
    for (const term of terms) expect(data, address).not.toContain(`"${term}`)
  }
})

describe('the legal texts', () => {
  test.each([
    [
      'privacy.html',
      [
        '90\u00a0days',
        'as long as we need them',
        'safeguards of Article\u00a016',
        'We do not count visits',
      ],
    ],
    [
      'de/privacy.html',
      [
        'so lange, wie wir sie',
        'Garantien nach Artikel\u00a016\u00a0DSG',
        'Wir zählen keine Besuche',
      ],
    ],
    [
      'fr/privacy.html',
      [
        'aussi longtemps que nous en avons besoin',
        'l’art.\u00a016\u00a0LPD',
        'Nous ne comptons pas les visites',
      ],
    ],
  ])('%s uses the general wording without terms and places', async (path, sentences) => {
    const html = await readFile(join(site, path), 'utf8')
    for (const sentence of sentences) expect(html).toContain(sentence)
    expect(html).not.toMatch(/in Switzerland only|nur in der Schweiz|ne .* qu’en Suisse/)
  })

  test.each(['imprint.html', 'de/imprint.html', 'fr/imprint.html'])(
    '%s names no VAT number and no representatives',
    async (path) => {
      const html = await readFile(join(site, path), 'utf8')
      expect(html).not.toMatch(/VAT|MWST|TVA|represent|Vertretung|représenter/)
    },
  )
})

test('no section is empty and nothing is too wide, on a phone and on a desktop', async () => {
  await project.run(
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config=tests/playwright.config.ts', 'complete-sections', '--project=desktop'],
  )
}, 180_000)
