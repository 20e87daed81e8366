import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { headersFile } from './headers-file.ts'
import { htaccessFiles } from './htaccess.ts'

/* Writes the headers that the service sends, for hosts that serve the site without the service. Runs after
   `astro build`, because the policy of a page depends on its content. */

const site = join(import.meta.dirname, '../../dist/site')
const pages = globSync('**/*.html', { cwd: site })
  .sort()
  .map((file) => ({
    file: file.replaceAll(sep, '/'),
    html: readFileSync(join(site, file), 'utf8'),
  }))
const serviceOrigin = process.env.PUBLIC_API_HOST
writeFileSync(join(site, '_headers'), headersFile(pages, serviceOrigin))
for (const [folder, content] of htaccessFiles(pages, serviceOrigin)) {
  writeFileSync(join(site, folder, '.htaccess'), content)
}
console.log(`Wrote the security headers of ${pages.length} pages for other hosts.`)
