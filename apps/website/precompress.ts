import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/* Writes a brotli and a gzip version of every text file, after `astro build`: nothing is compressed at run time. */

/** Pictures, films and fonts are compressed already. */
const compressible = /\.(html|js|css|svg|txt|xml|json|md)$/

const site = fileURLToPath(new URL('../../dist/site', import.meta.url))

async function precompress(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

const names = await readdir(site, { recursive: true })
const files = names.filter((name) => compressible.test(name))
await Promise.all(files.map((name) => precompress(join(site, name))))
console.log(`Compressed ${files.length} files of the site with brotli and gzip.`)
