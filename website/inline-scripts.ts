import { brotliCompressSync } from 'node:zlib'

/** What the inline scripts of a page weigh as brotli. Data blocks, which are never run, do not count. */
export function inlineScriptBytes(html: string): number {
  const scripts = html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs)
  return brotliCompressSync(Array.from(scripts, ([, content = '']) => content).join('\n')).length
}
