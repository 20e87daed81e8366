import { statSync } from 'node:fs'
import { join } from 'node:path'
import { inlineScriptBytes } from '../inline-scripts.ts'
import { builtFiles, builtPages, builtSite } from './built-pages.ts'

/** What a page costs a visitor before any interaction, in bytes over the wire. */
export interface PageWeight {
  address: string
  /** The document with all of its styles and inline scripts, as brotli. */
  document: number
  /** The document without its inline scripts. */
  htmlAndCss: number
  /** The inline scripts alone. */
  inlineScript: number
  /** Tags that load a script or a stylesheet before somebody interacts. */
  eagerTags: string[]
  /** The fonts that its styles name. */
  fonts: number
}

/** Weighs every page of the built site; its compressed copies count, not a calculation. */
export function weighPages(): PageWeight[] {
  const fonts = builtFiles().filter((path) => path.endsWith('.woff2'))
  return builtPages().map(({ address, path, html }) => {
    const document = bytesOf(`${path}.br`)
    const inlineScript = inlineScriptBytes(html)
    return {
      address,
      document,
      htmlAndCss: document - inlineScript,
      inlineScript,
      eagerTags: html.match(/<script[^>]*\ssrc=|<link[^>]*(stylesheet|modulepreload)/g) ?? [],
      fonts: sum(fonts.filter((font) => html.includes(font)).map(bytesOf)),
    }
  })
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

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}
