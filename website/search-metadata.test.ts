import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '../company/company.ts'
import { indexablePages } from '../company/company-pages.ts'
import { defaultLocale, locales } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { attributeValues, builtFiles, builtPages } from './built-site/built-pages.ts'

const pages = builtPages()
const indexable = indexablePages.flatMap((page) =>
  locales.map((locale) => ({
    locale,
    page,
    address: localizedPath(locale, page),
    html: pages.find(({ address }) => address === localizedPath(locale, page))?.html ?? '',
  })),
)
const titleOf = (html: string) =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
const readSite = (path: string) =>
  readFileSync(new URL(`../dist/site${path}`, import.meta.url), 'utf8')

// Search engines show some 60 characters of a title and 160 of a description; the names of company
// and town in it may be long ones.
test.for(indexable)('$address has a title and a description of a suitable length', ({ html }) => {
  expect(titleOf(html).length).toBeGreaterThanOrEqual(15)
  expect(titleOf(html).length).toBeLessThanOrEqual(90)
  const description = metaContent(html, 'description') ?? ''
  expect(description.length).toBeGreaterThanOrEqual(80)
  expect(description.length).toBeLessThanOrEqual(200)
})

test('no two pages share a title or a description', () => {
  // "Contact" is the same word in English and French.
  const titles = indexable.map(({ locale, html }) => `${locale}: ${titleOf(html)}`)
  expect(new Set(titles).size).toBe(indexable.length)
  const descriptions = indexable.map(({ html }) => metaContent(html, 'description'))
  expect(new Set(descriptions).size).toBe(indexable.length)
})

test.for(indexable)(
  '$address names itself, its translations and x-default',
  ({ html, page, address }) => {
    const links = (html.match(/<link[^>]*\srel="(?:canonical|alternate)"[^>]*>/g) ?? []).map(
      (link) => [
        attributeValues(link, 'link', 'hreflang')[0] ?? 'canonical',
        attributeValues(link, 'link', 'href')[0],
      ],
    )
    expect(Object.fromEntries(links)).toEqual({
      canonical: company.website + address,
      ...Object.fromEntries(
        locales.map((locale) => [locale, company.website + localizedPath(locale, page)]),
      ),
      'x-default': company.website + localizedPath(defaultLocale, page),
    })
  },
)

test.for(indexable)(
  '$address has a card for social networks with a picture that exists',
  ({ html, address }) => {
    expect(metaContent(html, 'og:title')).toBe(titleOf(html))
    expect(metaContent(html, 'og:description')).toBe(metaContent(html, 'description'))
    expect(metaContent(html, 'og:url')).toBe(company.website + address)
    expect(metaContent(html, 'og:site_name')).toBe(company.shortName)
    expect(metaContent(html, 'twitter:card')).toBe('summary_large_image')
    const image = metaContent(html, 'og:image') ?? ''
    expect(builtFiles()).toContain(image.replace(company.website, ''))
    // It describes the picture and does not repeat the title. An owner may be brief about her own.
    expect(metaContent(html, 'og:image:alt')?.length).toBeGreaterThan(company.pictures ? 0 : 40)
    expect(metaContent(html, 'og:image:alt')).not.toBe(titleOf(html))
  },
)

test.for(indexable)('$address describes itself in structured data', ({ html, page, address }) => {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const data = JSON.parse(json) as { '@context': string; '@graph': Record<string, unknown>[] }
  expect(data['@context']).toBe('https://schema.org')
  const kinds = data['@graph'].map((thing) => thing['@type'])
  if (page === 'home') {
    expect(kinds).toEqual(['ProfessionalService', ...(address === '/' ? ['WebSite'] : [])])
    expect(data['@graph'][0]).toMatchObject({ name: company.name, telephone: company.phone })
    return
  }
  expect(kinds).toContain('BreadcrumbList')
  expect(kinds.includes('ContactPage')).toBe(page === 'contact')
  expect(kinds.includes('ProfessionalService')).toBe(page === 'aboutUs')
  expect(json).toContain(`"item":"${company.website}${address}"`)
})

test('thank-you and not-found pages are not listed and have neither canonical nor card', () => {
  const hidden = pages.filter(({ address }) => /(404|thank-you)$/.test(address))
  expect(hidden).toHaveLength(2 * locales.length)
  for (const { html } of hidden) {
    expect(metaContent(html, 'robots')).toBe('noindex')
    expect(html).not.toMatch(/rel="canonical"|og:title|ld\+json/)
  }
})

test('the sitemap lists exactly the indexable pages, each with its alternates', () => {
  const xml = readSite('/sitemap.xml')
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(listed.sort()).toEqual(indexable.map(({ address }) => company.website + address).sort())
  const alternates = [...xml.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)]
  expect(alternates).toHaveLength(indexable.length * (locales.length + 1))
  for (const [, , href] of alternates) expect(listed).toContain(href)
})

test('robots.txt names the sitemap and blocks no crawler', () => {
  expect(readSite('/robots.txt')).toContain(`Sitemap: ${company.website}/sitemap.xml`)
  expect(readSite('/robots.txt')).not.toMatch(/Disallow: \/\s*$/m)
})

test('llms.txt names every page in every language, and the facts', () => {
  const text = readSite('/llms.txt')
  expect(text).toMatch(/^# .+\n\n> .+/)
  for (const { address } of indexable) expect(text).toContain(`](${company.website}${address}): `)
  for (const { name, role } of company.people ?? []) expect(text).toContain(`- ${name}: ${role.en}`)
})

test('security.txt has what RFC 9116 requires and expires within a year', () => {
  const text = readSite('/.well-known/security.txt')
  expect(text).toContain(`Contact: mailto:${company.email}\n`)
  expect(text).toContain(`Canonical: ${company.website}/.well-known/security.txt\n`)
  const expires = new Date(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  expect(expires.getTime()).toBeGreaterThan(Date.now())
  expect(expires.getTime()).toBeLessThan(Date.now() + 365 * 86_400_000)
})

test.for(locales)('the %s contact page offers the company as a vCard in its language', (locale) => {
  const address = localizedPath(locale, 'contact')
  const card = readSite(`${address}.vcf`)
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/)
  expect(card).toContain(`\r\nFN:${company.name}\r\n`)
  expect(card).toContain(`\r\nTEL;TYPE=WORK,VOICE:${company.phone}\r\n`)
  expect(card).toMatch(/\r\nEND:VCARD\r\n$/)
  const html = pages.find((page) => page.address === address)?.html
  expect(html).toContain(`href="${address}.vcf" download`)
})

/** The content of a `<meta>` by its `name` or `property`. */
function metaContent(html: string, name: string): string | undefined {
  const [tag = ''] = new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*>`).exec(html) ?? []
  return attributeValues(tag, 'meta', 'content')[0]
}
