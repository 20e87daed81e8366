import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A page of the built site. */
export interface BuiltPage {
  /** The address at which it is served, such as `/de/contact`. */
  address: string
  /** Its file, such as `/de/contact.html`. */
  path: string
  html: string
}

/** Every file of a built site, such as `/robots.txt`. */
export const builtFiles = (site: string = builtSite): string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(site, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)

/** Every page of a built site. Tests that read it need `npm run build` first. */
export const builtPages = (site: string = builtSite): BuiltPage[] =>
  builtFiles(site)
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({
      address: path.replace(/\/index\.html$/, '/').replace(/\.html$/, ''),
      path,
      html: readFileSync(join(site, path), 'utf8'),
    }))

/** The values of an attribute, with entities decoded. */
export function attributeValues(html: string, tag: string, attribute: string): string[] {
  const tags = html.match(new RegExp(`<${tag}\\b(?:[^>"']|"[^"]*"|'[^']*')*>`, 'gi')) ?? []
  return tags.flatMap((text) => {
    const value = new RegExp(`\\s${attribute}="([^"]*)"`, 'i').exec(text)?.[1]
    return value === undefined ? [] : [value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')]
  })
}

/** The folder to which `npm run build` writes the site. */
export const builtSite = fileURLToPath(new URL('../../dist/site', import.meta.url))

/** What `npm` runs to open every page in a browser. */
export const pageCheck = [
  ...['run', '--silent', 'test:e2e', '--', 'complete-sections'],
  ...['--project=desktop', '--reporter=line'],
]
