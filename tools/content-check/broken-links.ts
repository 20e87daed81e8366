import { company } from '@site/company/facts/company.ts'
import { attributeValues, builtFiles, builtPages } from './built-pages.ts'

/** The broken internal references of each page of the built site, by the page's address. */
export function brokenLinks(): Map<string, string[]> {
  const pages = new Map(builtPages().map(({ address, html }) => [address, html]))
  const files = new Set(builtFiles())
  const isBroken = (reference: string, address: string) => {
    const { pathname, hash } = new URL(reference, `https://site.example${address}`)
    if (files.has(pathname)) return false
    const target = pages.get(pathname)
    if (target === undefined) return true
    return hash !== '' && !target.includes(` id="${hash.slice(1)}"`)
  }
  return new Map(
    Array.from(pages, ([address, html]) => [
      address,
      internalReferences(html).filter((reference) => isBroken(reference, address)),
    ]),
  )
}

/** The internal references of a page: links, icons, pictures, films and scripts. */
function internalReferences(html: string): string[] {
  const sets = attributeValues(html, '(?:img|source)', 'srcset')
  const references = [
    ...attributeValues(html, '(?:a|link)', 'href'),
    ...attributeValues(html, '(?:img|source|script|video)', 'src'),
    ...sets.flatMap((set) => set.split(',').map((part) => part.trim().split(' ')[0] ?? '')),
  ]
  return references
    .map((reference) => reference.replace(company.website, '') || '/')
    .filter((reference) => /^[/#]/.test(reference))
}
