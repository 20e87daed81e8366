import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { indexablePages } from '@site/company/facts/company-pages.ts'
import { defaultLocale, locales } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { isCase } from '@site/company/i18n/pages.ts'
import { attributeValues, builtFiles, builtPages } from '@site/content-check/built-pages.ts'

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
  readFileSync(new URL(`../../dist/site${path}`, import.meta.url), 'utf8')

// Search engines show some 60 characters of a title and 160 of a description; the names of company
// and town in it may be long ones.
test.for(indexable)('$address has a title and a description of a suitable length', ({ html }) => {
  expect(titleOf(html).length).toBeGreaterThanOrEqual(15)
  expect(titleOf(html).length).toBeLessThanOrEqual(90)
  const description = metaContent(html, 'description') ?? ''
  expect(description.length).toBeGreaterThanOrEqual(80)
  expect(description.length).toBeLessThanOrEqual(200)
})

test.for(pages)('the title of $address names the company', ({ html }) => {
  expect(titleOf(html)).toContain(company.shortName)
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

test('the home pages describe the company in structured data, and that of the root names the site', () => {
  for (const { html, page, address } of indexable.filter(({ page }) => !isCase(page))) {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    if (page !== 'home') {
      expect(json, address).toBeUndefined()
      continue
    }
    const data = JSON.parse(json ?? '{}') as { '@graph': Record<string, unknown>[] }
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual([
      'ProfessionalService',
      ...(address === '/' ? ['WebSite'] : []),
    ])
    expect(data['@graph'][0]).toMatchObject({ name: company.name, telephone: company.phone })
  }
})

test.for(indexable.filter(({ page }) => isCase(page)))(
  '$address is an article in structured data',
  ({ html, address }) => {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    const { '@graph': graph } = JSON.parse(json ?? '{}') as { '@graph': { headline: string }[] }
    expect(graph).toMatchObject([
      { '@type': 'Article', mainEntityOfPage: company.website + address },
    ])
    expect(titleOf(html)).toContain(graph[0]?.headline)
  },
)

test('thank-you and not-found pages are not listed and have neither canonical nor card', () => {
  const hidden = pages.filter(({ address }) => /(404|thank-you)$/.test(address))
  expect(hidden).toHaveLength(2 * locales.length)
  for (const { html } of hidden) {
    expect(metaContent(html, 'robots')).toBe('noindex')
    expect(html).not.toMatch(/rel="canonical"|og:title|ld\+json/)
  }
})

test('the sitemap lists exactly the indexable pages', () => {
  const xml = readSite('/sitemap.xml')
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(listed.sort()).toEqual(indexable.map(({ address }) => company.website + address).sort())
})

test('robots.txt names the sitemap and blocks no crawler', () => {
  expect(readSite('/robots.txt')).toContain(`Sitemap: ${company.website}/sitemap.xml`)
  expect(readSite('/robots.txt')).not.toMatch(/Disallow: \/\s*$/m)
})

test('security.txt has what RFC 9116 requires and expires within a year', () => {
  const text = readSite('/.well-known/security.txt')
  expect(text).toContain(`Contact: mailto:${company.email}\n`)
  expect(text).toContain(`Canonical: ${company.website}/.well-known/security.txt\n`)
  const expires = new Date(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  expect(expires.getTime()).toBeGreaterThan(Date.now())
  expect(expires.getTime()).toBeLessThan(Date.now() + 365 * 86_400_000)
})

/** The content of a `<meta>` by its `name` or `property`. */
function metaContent(html: string, name: string): string | undefined {
  const [tag = ''] = new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*>`).exec(html) ?? []
  return attributeValues(tag, 'meta', 'content')[0]
}
