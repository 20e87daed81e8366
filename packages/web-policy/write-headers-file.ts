import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { headersFile } from './headers-file.ts'

/* Writes the headers that the service sends, for hosts that serve the site without the service. Runs after
   `astro build`, because the policy of a page depends on its content. */

const site = join(import.meta.dirname, '../../dist/site')
const pages = globSync('**/*.html', { cwd: site })
  .sort()
  .map((file) => ({
    file: file.replaceAll(sep, '/'),
    html: readFileSync(join(site, file), 'utf8'),
  }))
writeFileSync(join(site, '_headers'), headersFile(pages, process.env.PUBLIC_API_HOST))
console.log(`Wrote the security headers of ${pages.length} pages for other hosts.`)
