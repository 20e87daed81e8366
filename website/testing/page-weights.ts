import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtFiles, builtPages, builtSite } from './built-pages.ts'

/** What a page costs a visitor before any interaction, in bytes over the wire. */
export interface PageWeight {
  address: string
  /** The document with all of its styles and inline scripts, as brotli. */
  document: number
  /** Its inline scripts alone, as brotli; they are part of the document. */
  inlineScript: number
  /** Tags that load a script or a stylesheet before somebody interacts. */
  eagerTags: string[]
  /** The fonts that its styles name. */
  fonts: number
}

/** Weighs every page of the built site; its compressed copies count, not a calculation. */
export function weighPages(): PageWeight[] {
  const fonts = builtFiles().filter((path) => path.endsWith('.woff2'))
  return builtPages().map(({ address, path, html }) => ({
    address,
    document: bytesOf(`${path}.br`),
    inlineScript: brotliCompressSync(inlineScripts(html)).length,
    eagerTags: html.match(/<script[^>]*\ssrc=|<link[^>]*(stylesheet|modulepreload)/g) ?? [],
    fonts: sum(fonts.filter((font) => html.includes(font)).map(bytesOf)),
  }))
}

/** Every script file of the site, as brotli: the form's code. */
export function weighFormCode(): number {
  return sum(
    builtFiles()
      .filter((path) => path.endsWith('.js'))
      .map((path) => bytesOf(`${path}.br`)),
  )
}

/** The size of a file of the built site, by the path that leads to it. */
export function bytesOf(path: string): number {
  return statSync(join(builtSite, path)).size
}

/** Without data blocks, which are never run. */
function inlineScripts(html: string): string {
  const scripts = html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs)
  return Array.from(scripts, ([, content = '']) => content).join('\n')
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}
