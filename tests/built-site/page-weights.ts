import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtFiles, builtPages, builtSite } from '@site/content-check/built-pages.ts'

/** What a page loads before any interaction, in bytes over the wire. */
export interface PageWeight {
  address: string
  /** The document without its inline scripts. */
  htmlAndCss: number
  /** The inline scripts alone. */
  inlineScript: number
  /** Tags that load a script or a stylesheet before an interaction. */
  eagerTags: string[]
}

/** Weighs every page of the built site by its compressed copies. */
export function weighPages(): PageWeight[] {
  return builtPages().map(({ address, path, html }) => {
    const inlineScript = inlineScriptBytes(html)
    return {
      address,
      htmlAndCss: bytesOf(`${path}.br`) - inlineScript,
      inlineScript,
      // What is in a template does not load.
      eagerTags:
        html
          .replaceAll(/<template\b.*?<\/template>/gs, '')
          .match(/<script[^>]*\ssrc=|<link[^>]*(stylesheet|modulepreload)/g) ?? [],
    }
  })
}

/** The brotli size of a page's inline scripts, without data blocks, which do not run. */
function inlineScriptBytes(html: string): number {
  const scripts = html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>(.*?)<\/script>/gs)
  return brotliCompressSync(Array.from(scripts, ([, content = '']) => content).join('\n')).length
}

/** The brotli size of the form's code: all script files of the site. */
export function weighFormCode(): number {
  return sum(
    builtFiles()
      .filter((path) => path.endsWith('.js'))
      .map((path) => bytesOf(`${path}.br`)),
  )
}

/** The size of a file of the built site. */
export function bytesOf(path: string): number {
  return statSync(join(builtSite, path)).size
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}
