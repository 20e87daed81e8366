import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { localeTags } from '../i18n/locales.ts'
import { attributeValues, builtPages } from './testing/built-pages.ts'

/**
 * The HTML standard and the rules on access that can be told from a page at rest. How React writes
 * attributes (`hrefLang`, `hidden=""`, `<br/>`) is a matter of style and all the same to browsers.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The closed mobile menu stands before the `h1` with a heading of its own; axe looks at what is open.
      'heading-level': ['error', { minInitialRank: 'h2' }],
      // Desktop row and mobile menu are one navigation, and offers one line: never two at a time.
      'unique-landmark': 'off',
    },
  }),
)

const pages = builtPages()

test.for(pages)('$address is valid HTML', async ({ address, html }) => {
  const { results } = await validator.validateString(html, address)
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
  expect(errors).toEqual([])
})

test('every picture says how large it is', () => {
  const without = pages.flatMap(({ address, html }) => {
    const pictures = html.match(/<img\b[^>]*>/g) ?? []
    const sized = (picture: string) =>
      /\swidth="\d+"/.test(picture) && /\sheight="\d+"/.test(picture)
    return pictures.filter((picture) => !sized(picture)).map((picture) => `${address}: ${picture}`)
  })
  expect(without).toEqual([])
})

test('every page has parts in every language, and a link in one of them leads to a page in it', () => {
  for (const { address, html } of pages) {
    const links = html.match(/<a\b[^>]*\slang="[^>]*>/g) ?? []
    expect(links.length, address).toBeGreaterThan(0)
    for (const link of links) {
      expect(attributeValues(link, 'a', 'hreflang'), `${address}: ${link}`).toEqual(
        attributeValues(link, 'a', 'lang'),
      )
    }
    const languages = new Set(attributeValues(html, '(?:a|aside|span|p)', 'lang'))
    expect([...languages].sort(), address).toEqual(Object.values(localeTags).sort())
  }
})

test('no field for an e-mail address says how to capitalise it: the standard forbids that', () => {
  const fields = pages.flatMap(({ html }) => html.match(/<input\b[^>]*type="email"[^>]*>/g) ?? [])
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.filter((field) => /autocapitalize/i.test(field))).toEqual([])
})
