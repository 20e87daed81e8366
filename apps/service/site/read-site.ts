import { fileURLToPath } from 'node:url'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { crc32 } from 'node:zlib'
import mime from 'mime'
import { unsentFolder } from '@site/enquiry/form-answer.ts'
import { contentSecurityPolicy } from '@site/web-policy/content-security-policy.ts'
import { cacheControl } from '@site/web-policy/fixed-headers.ts'
import { pathOfFile, type Representation, type Site, type SiteFile } from './site.ts'

/** Where `npm run build` writes the site, and the bundles with the form page and the desk. */
export const buildOutput = {
  siteFolder: fileURLToPath(new URL('../../../dist/site', import.meta.url)),
  renderBundle: fileURLToPath(new URL('../../../dist/render/entry.mjs', import.meta.url)),
  deskBundle: fileURLToPath(new URL('../../../dist/desk/desk-pages.js', import.meta.url)),
}

export type BuildOutput = typeof buildOutput

/** Error pages are only sent in response to another request. */
const errorPagePath = new RegExp(`/(404|${unsentFolder}/[^/]+)$`)

/** Compressed copies, and the configuration for other hosts. */
const notServed = /\.(br|gz)$|^_headers$|(^|\/)\.htaccess$/

/** Reads a built site with its compressed files into memory, a dozen megabytes; `null` before the first build. */
export function readSite(folder: string): Site | null {
  if (!existsSync(folder)) return null
  const contents = readFolder(folder)
  const files = new Map<string, SiteFile>()
  const errorPages = new Map<string, SiteFile>()
  for (const [path, body] of contents) {
    if (notServed.test(path)) continue
    const address = pathOfFile(path)
    const group = errorPagePath.test(address) ? errorPages : files
    group.set(address, toSiteFile(path, body, contents))
  }
  return { files, errorPages }
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

function toSiteFile(path: string, body: Buffer, contents: Map<string, Buffer>): SiteFile {
  const brotli = contents.get(`${path}.br`)
  const gzip = contents.get(`${path}.gz`)
  const isPage = path.endsWith('.html')
  return {
    contentType: contentTypeOf(path),
    cacheControl: cacheControlOf(path),
    ...(isPage && { contentSecurityPolicy: contentSecurityPolicy(body.toString('utf8')) }),
    representations: {
      identity: representation(body),
      ...(brotli && { br: representation(brotli) }),
      ...(gzip && { gzip: representation(gzip) }),
    },
  }
}

/** A checksum and the size are enough: the tag only has to differ between versions of one file. */
export function representation(body: Buffer): Representation {
  return { etag: `"${body.length.toString(36)}-${crc32(body).toString(36)}"`, body }
}

function contentTypeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream'
  const isText = type.startsWith('text/') || /[/+](json|xml)$/.test(type)
  return isText ? `${type}; charset=utf-8` : type
}

function cacheControlOf(path: string): string {
  // Names under _astro/ contain a hash of the content.
  if (path.startsWith('_astro/')) return cacheControl.asset
  if (path.endsWith('.html')) return cacheControl.page
  return cacheControl.other
}
