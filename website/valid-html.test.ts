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

test('every picture and film says how large it is or fills a box that does', () => {
  const without = pages.flatMap(({ address, html }) => {
    const pictures = html.match(/<img\b[^>]*>/g) ?? []
    const sized = (picture: string) =>
      /\swidth="\d+"/.test(picture) && /\sheight="\d+"/.test(picture)
    return pictures.filter((picture) => !sized(picture)).map((picture) => `${address}: ${picture}`)
  })
  expect(without).toEqual([])
})

test('words in another language are marked as such', () => {
  for (const { address, html } of pages) {
    const languages = new Set(attributeValues(html, '(?:a|aside|span|p)', 'lang'))
    expect([...languages].sort(), address).toEqual(Object.values(localeTags).sort())
  }
})
