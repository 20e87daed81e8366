import { expect, test } from 'vitest'
import { company } from '../content/company.ts'
import { defaultLocale, locales } from '../i18n/locales.ts'
import { attributeValues, builtFiles, builtPages } from './testing/built-pages.ts'

const pages = new Map(builtPages().map(({ address, html }) => [address, html]))
const files = new Set(builtFiles())

/** What a page refers to on this site: links, icons, pictures, films and scripts. */
function internalReferences(html: string): string[] {
  const sets = ['img', 'source'].flatMap((tag) => attributeValues(html, tag, 'srcset'))
  const references = [
    ...attributeValues(html, 'a', 'href'),
    ...attributeValues(html, 'link', 'href'),
    ...attributeValues(html, '(?:img|source|script|video)', 'src'),
    ...attributeValues(html, 'source', 'data-src'),
    ...sets.flatMap((set) => set.split(',').map((part) => part.trim().split(' ')[0] ?? '')),
  ]
  return references
    .map((reference) => reference.replace(company.website, '') || '/')
    .filter((reference) => /^[/#]/.test(reference))
}

test.for([...pages.keys()])('%s leads nowhere that does not exist', (address) => {
  const html = pages.get(address) ?? ''
  const broken = internalReferences(html).filter((reference) => {
    const { pathname, hash } = new URL(reference, `https://site.example${address}`)
    if (files.has(pathname)) return false
    const target = pages.get(pathname)
    if (target === undefined) return true
    return hash !== '' && !target.includes(` id="${hash.slice(1)}"`)
  })
  expect(broken).toEqual([])
})

test('a page in one language leads to pages in it, language links apart', () => {
  const languageOf = (address: string) =>
    locales.find((locale) => address.split('/')[1] === locale) ?? defaultLocale
  const astray = [...pages].flatMap(([address, html]) => {
    const links = html.match(/<a\b[^>]*\shref="\/[^>]*>/g) ?? []
    return links
      .filter((link) => !link.includes('data-language'))
      .filter(
        (link) => languageOf(attributeValues(link, 'a', 'href')[0] ?? '') !== languageOf(address),
      )
      .map((link) => `${address}: ${link}`)
  })
  expect(astray).toEqual([])
})
