import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { company } from '../content/company.ts'
import { caddyFile, headersFile, nginxFile, type BuiltPage } from './host-files.ts'

/* Writes the headers that the service sends, for hosts that serve the site without it. Runs
   after `astro build`, because the policy of a page depends on its content. */

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const site = join(dist, 'site')
const hosting = join(dist, 'hosting')

/** Every page of the built site, in a fixed order. */
async function readPages(): Promise<BuiltPage[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Promise.all(
    paths.map(async (path) => ({
      file: relative(site, path).replaceAll(sep, '/'),
      html: await readFile(path, 'utf8'),
    })),
  )
}

const pages = await readPages()
const service = process.env.PUBLIC_API_HOST
await mkdir(hosting, { recursive: true })
await writeFile(join(site, '_headers'), headersFile(pages, service))
await writeFile(join(hosting, 'nginx.conf'), nginxFile(pages, service))
const { host } = new URL(company.website)
await writeFile(join(hosting, 'Caddyfile'), caddyFile(pages, host, service))
console.log(`Wrote the security headers of ${pages.length} pages for other hosts.`)
