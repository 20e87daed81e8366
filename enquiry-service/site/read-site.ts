import { createReadStream, existsSync, openSync, read, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { crc32 } from 'node:zlib'
import mime from 'mime'
import { unsentFolder, unsentReasons } from '../../enquiry-contract/form-answer.ts'
import { defaultLocale, locales } from '../../i18n/locales.ts'
import { contentSecurityPolicy } from '../../security-headers/content-security-policy.ts'
import { pageCacheControl } from '../../security-headers/fixed-headers.ts'
import { addressOfFile } from './site-address.ts'
import type { LocalizedFile, Representation, Site, SiteFile } from './site.ts'

/** Configures headers on other hosts; not for visitors. */
const hostHeaders = '_headers'

/**
 * In bytes. All responses share one copy of such a file, however slowly they are read; a larger one is read
 * from the disk, in a stream for each response.
 */
const maxInMemory = 4 * 1024 * 1024

/**
 * Reads a built site with its compressed files (`page.html.br`, `page.html.gz`). All but the
 * largest files are kept in memory: a dozen megabytes, and several times faster than reading a file
 * for every visitor. Synchronous, since nothing is served yet: two hundred promises would take
 * twice as long.
 * @returns `null` before the first build
 */
export function readSite(folder: string): Site | null {
  if (!existsSync(folder)) return null
  const contents = readFolder(folder)

  const files = new Map<string, SiteFile>()
  for (const [path, body] of contents) {
    if (isCompressedCopy(path, contents) || path === hostHeaders) continue
    files.set(addressOfFile(path), toSiteFile(join(folder, path), path, body, contents))
  }
  const unsentPages = unsentReasons.map((reason) => [
    reason,
    removePage(files, `/${unsentFolder}/${reason}`),
  ])
  return {
    notFoundPages: removePage(files, '/404'),
    unsentPages: Object.fromEntries(unsentPages) as Site['unsentPages'],
    files,
  }
}

/**
 * Removes a page that must not be found at its own address, such as the 404 page, and returns it.
 */
function removePage(files: Map<string, SiteFile>, path: string): LocalizedFile {
  const pages: LocalizedFile = {}
  for (const locale of locales) {
    const address = locale === defaultLocale ? path : `/${locale}${path}`
    const page = files.get(address)
    if (page) pages[locale] = page
    files.delete(address)
  }
  return pages
}

function readFolder(folder: string): Map<string, Buffer> {
  const contents = new Map<string, Buffer>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    contents.set(relative(folder, file).replaceAll(sep, '/'), readFileSync(file))
  }
  return contents
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
      identity: body.length > maxInMemory ? onDisk(file, body) : inMemory(body),
      ...(brotli && { br: inMemory(brotli) }),
      ...(gzip && { gzip: inMemory(gzip) }),
    },
  }
}

/** A representation held in memory. */
export function inMemory(body: Buffer): Representation {
  return {
    etag: etagOf(body),
    size: body.length,
    read: (part) => (part ? body.subarray(part.start, part.end + 1) : body),
  }
}

/** A visitor who leaves destroys the stream, which would close the file for everybody else. */
const sharedFile = {
  read,
  close: (_fd: number, done: (error?: Error | null) => void) => {
    done()
  },
}

/** Kept open: a build empties the folder while the service keeps serving the old site. */
function onDisk(file: string, body: Buffer): Representation {
  const fd = openSync(file, 'r')
  return {
    etag: etagOf(body),
    size: body.length,
    isStreamed: true,
    // Without `start`, reading would continue where the last visitor's stream ended.
    read: (part) =>
      createReadStream('', { fd, autoClose: false, fs: sharedFile, start: 0, ...part }),
  }
}

/** A checksum and the size are enough: the tag only has to differ between versions of one file. */
function etagOf(body: Buffer): string {
  return `"${body.length.toString(36)}-${crc32(body).toString(36)}"`
}

function contentTypeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream'
  const isText = type.startsWith('text/') || /[/+](json|xml)$/.test(type)
  return isText ? `${type}; charset=utf-8` : type
}

function cacheControlOf(path: string): string {
  // Names under _astro/ contain a hash of the content.
  if (path.startsWith('_astro/')) return 'public, max-age=31536000, immutable'
  if (path.endsWith('.html')) return pageCacheControl
  return 'public, max-age=3600'
}
