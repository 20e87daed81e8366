import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { localeTags } from '@site/company/i18n/locales.ts'
import { attributeValues, builtPages } from '@site/content-check/built-pages.ts'

/**
 * The HTML standard, and the accessibility rules that static HTML can be checked for. Without rules on the
 * style of attributes and tags (`hrefLang`, `hidden=""`, `<br/>`), which React determines.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The closed mobile menu has a heading before the `h1`; axe checks what is visible.
      'heading-level': ['error', { minInitialRank: 'h2' }],
      // Only one of desktop and mobile navigation, and only one language offer, is visible at a time.
      'unique-landmark': 'off',
      // Our own files come from the same server as the page.
      'require-sri': ['error', { target: 'crossorigin' }],
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

test('every picture has a width and a height', () => {
  const without = pages.flatMap(({ address, html }) => {
    const pictures = html.match(/<img\b[^>]*>/g) ?? []
    const sized = (picture: string) =>
      /\swidth="\d+"/.test(picture) && /\sheight="\d+"/.test(picture)
    return pictures.filter((picture) => !sized(picture)).map((picture) => `${address}: ${picture}`)
  })
  expect(without).toEqual([])
})

test('every page marks text in every language, and each link’s text has the language of its target', () => {
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

test('no email field has autocapitalize, which the standard forbids', () => {
  const fields = pages.flatMap(({ html }) => html.match(/<input\b[^>]*type="email"[^>]*>/g) ?? [])
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.filter((field) => /autocapitalize/i.test(field))).toEqual([])
})
