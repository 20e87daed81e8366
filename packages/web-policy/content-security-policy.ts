import { createHash } from 'node:crypto'

/** A whole inline script or style. In our own build, a hash too many allows nothing that is not on the page. */
const inlineElement =
  /<(?<name>script|style)\b(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>(?<content>.*?)<\/\k<name>\s*>/gis

/** The policy (CSP Level 3) for a page with its inline scripts and styles, or without them for any other file. */
export function contentSecurityPolicy(html = '', serviceOrigin = ''): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const { groups } of html.matchAll(inlineElement)) {
    const { name = '', attributes = '', content = '' } = groups ?? {}
    if (name.toLowerCase() === 'style') hashes.style.add(hashOf(content))
    else if (isExecuted(attributes)) hashes.script.add(hashOf(content))
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${serviceOrigin}`.trim(),
    `form-action 'self' ${serviceOrigin}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Scripts from files are covered by 'self'; data blocks such as JSON-LD are not executed. */
const isExecuted = (attributes: string) =>
  !/\ssrc\s*=|\stype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)

/** Browsers hash the text after parsing, where every line break is a line feed. */
function hashOf(content: string): string {
  const text = content.replace(/\r\n?/g, '\n')
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
