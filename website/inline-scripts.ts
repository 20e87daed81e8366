import { brotliCompressSync } from 'node:zlib'

/** The brotli size of a page's inline scripts, without data blocks, which do not run. */
export function inlineScriptBytes(html: string): number {
  const scripts = html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>(.*?)<\/script>/gs)
  return brotliCompressSync(Array.from(scripts, ([, content = '']) => content).join('\n')).length
}
