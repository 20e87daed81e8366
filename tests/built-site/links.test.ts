import { expect, test } from 'vitest'
import { defaultLocale, locales } from '@site/company/i18n/locales.ts'
import { brokenLinks } from '@site/content-check/broken-links.ts'
import { attributeValues, builtPages } from '@site/content-check/built-pages.ts'

const pages = new Map(builtPages().map(({ address, html }) => [address, html]))

const broken = brokenLinks()

test.for([...broken.keys()])('%s has no broken links', (address) => {
  expect(broken.get(address)).toEqual([])
})

test('pages link to pages in their own language, except for the language links', () => {
  const languageOf = (address: string) =>
    locales.find((locale) => address.split(/[/#]/)[1] === locale) ?? defaultLocale
  const wrong = [...pages].flatMap(([address, html]) => {
    const links = html.match(/<a\b[^>]*\shref="\/[^>]*>/g) ?? []
    return links
      .filter((link) => !link.includes('data-language'))
      .filter(
        (link) => languageOf(attributeValues(link, 'a', 'href')[0] ?? '') !== languageOf(address),
      )
      .map((link) => `${address}: ${link}`)
  })
  expect(wrong).toEqual([])
})
