import { hash } from 'node:crypto'
import { createReadStream, openSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import mime from 'mime'
import { defaultLocale, locales } from '../../i18n/locales.ts'
import { contentSecurityPolicy } from '../../security-headers/content-security-policy.ts'
import {
  speculationRulesPath,
  speculationRulesType,
} from '../../security-headers/speculation-rules.ts'
import { addressOfFile } from './site-address.ts'
import type { Representation, Site, SiteFile } from './site.ts'

/** Tells hosts without the service which headers to send; no visitor needs it. */
const hostHeaders = '_headers'

/** In bytes. Only the film is larger, of which browsers ask for parts, and once. */
const largestInMemory = 256 * 1024

/**
 * Reads a built site with what the build compressed (`page.html.br`, `page.html.gz`). All but the
 * largest files are kept in memory: a few megabytes, several times faster than reading files for every
 * visitor.
 * @returns `null` when there is no such folder, that is before the first build
 */
export async function readSite(folder: string): Promise<Site | null> {
  const contents = await readFolder(folder)
  if (contents === null) return null

  const files = new Map<string, SiteFile>()
  for (const [path, body] of contents) {
    if (isCompressedCopy(path, contents) || path === hostHeaders) continue
    files.set(addressOfFile(path), toSiteFile(join(folder, path), path, body, contents))
  }
  const notFoundPages: Site['notFoundPages'] = {}
  for (const locale of locales) {
    const address = locale === defaultLocale ? '/404' : `/${locale}/404`
    const page = files.get(address)
    if (page) notFoundPages[locale] = page
    // A page that says "not found" must not be found.
    files.delete(address)
  }
  return { files, notFoundPages }
}

async function readFolder(folder: string): Promise<Map<string, Buffer> | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    },
  )
  if (entries === null) return null
  const files = entries.filter((entry) => entry.isFile())
  const contents = await Promise.all(
    files.map(async (entry): Promise<[string, Buffer]> => {
      const file = join(entry.parentPath, entry.name)
      return [relative(folder, file).replaceAll(sep, '/'), await readFile(file)]
    }),
  )
  return new Map(contents)
}

function isCompressedCopy(path: string, contents: Map<string, Buffer>): boolean {
  return /\.(br|gz)$/.test(path) && contents.has(path.replace(/\.(br|gz)$/, ''))
}

function toSiteFile(
  file: string,
  path: string,
  body: Buffer,
  contents: Map<string, Buffer>,
): SiteFile {
  const brotli = contents.get(`${path}.br`)
  const gzip = contents.get(`${path}.gz`)
  const isPage = path.endsWith('.html')
  return {
    contentType: contentTypeOf(path),
    cacheControl: cacheControlOf(path),
    ...(isPage && { contentSecurityPolicy: contentSecurityPolicy(body.toString('utf8')) }),
    representations: {
      identity: body.length > largestInMemory ? onDisk(file, body) : inMemory(body),
      ...(brotli && { br: inMemory(brotli) }),
      ...(gzip && { gzip: inMemory(gzip) }),
    },
  }
}

function inMemory(body: Buffer): Representation {
  return {
    etag: etagOf(body),
    size: body.length,
    read: (part) => (part ? body.subarray(part.start, part.end + 1) : body),
  }
}

/** Kept open: a build empties the folder while the service goes on with the site as it was. */
function onDisk(file: string, body: Buffer): Representation {
  const fd = openSync(file, 'r')
  return {
    etag: etagOf(body),
    size: body.length,
    // Without a start it would go on where the last visitor's ended.
    read: (part) => createReadStream('', { fd, autoClose: false, start: 0, ...part }),
  }
}

function etagOf(body: Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
}

function contentTypeOf(path: string): string {
  if (`/${path}` === speculationRulesPath) return speculationRulesType
  const type = mime.getType(path) ?? 'application/octet-stream'
  const isText = type.startsWith('text/') || /[/+](json|xml)$/.test(type)
  return isText ? `${type}; charset=utf-8` : type
}

function cacheControlOf(path: string): string {
  // Names under _astro/ hold a hash of their content: another content has another name.
  if (path.startsWith('_astro/')) return 'public, max-age=31536000, immutable'
  if (path.endsWith('.html')) return 'no-cache'
  return 'public, max-age=3600'
}
