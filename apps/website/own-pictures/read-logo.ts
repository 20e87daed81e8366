import { optimize, type Config } from 'svgo'
import type { Finding, Rule } from '@site/company/facts/rules.ts'
import type { OwnLogo } from '@site/brand/symbol.ts'
import { cacheKey, type SourceFile } from './converted-files.ts'
import type { Found } from './source-folder.ts'

/** In characters; every page contains the symbol. */
const maxLength = 4_000

const allowedElements =
  'svg g defs use path circle ellipse rect line polyline polygon linearGradient radialGradient stop clipPath mask'

/** Reads the owner's symbol, which replaces the shipped one. */
export function readLogo({ path, content }: SourceFile, finding: Finding): Found {
  const svg = simplify(content.toString('utf8'))
  const [, root = '', shapes = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(svg ?? '') ?? []
  const box = parseViewBox(root)
  const problem: Problem | undefined =
    svg && shapes ? drawingProblem(svg, box) : ['LOGO_UNREADABLE']
  if (problem) return finding(path, ...problem)
  const logo: OwnLogo = {
    viewBox: box.join(' '),
    shapes: `<g${paintAttributes(root)}>${shapes}</g>`,
  }
  const convert = () => Promise.resolve(JSON.stringify(logo))
  return { name: 'logo.json', cacheKey: cacheKey(content, logo), convert }
}

type Problem = [name: Rule, values?: Record<string, string>]

function drawingProblem(svg: string, [, , width = 0, height = 0]: number[]): Problem | undefined {
  if (!(width > 0 && height > 0)) return ['LOGO_BOX']
  if (Math.abs(width - height) > width / 100) {
    return ['LOGO_SQUARE', { width: String(width), height: String(height) }]
  }
  const names = Array.from(svg.matchAll(/<([\w:-]+)/g), ([, name = '']) => name)
  const unsupported = names.find((name) => !allowedElements.split(' ').includes(name))
  if (unsupported) return ['LOGO_ELEMENT', { element: `<${unsupported}>` }]
  if (/\s(on\w+|style)=|(href="|url\()(?!["']?#)/.test(svg)) return ['LOGO_SCRIPT']
  if (svg.length > maxLength) {
    return ['LOGO_LENGTH', { length: String(svg.length), most: String(maxLength) }]
  }
  return undefined
}

/** Turns styles, which the content security policy forbids, into attributes, and black into the colour of the text. */
function simplify(svg: string): string | undefined {
  try {
    return optimize(svg, options).data
  } catch {
    return undefined
  }
}

const options: Config = {
  plugins: [
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    { name: 'removeAttrs', params: { attrs: '(class|data-.*)' } },
    'removeTitle',
    {
      name: 'preset-default',
      params: {
        overrides: {
          convertColors: { currentColor: /^(#000|#000000|black|rgb\(0, ?0, ?0\))$/i },
        },
      },
    },
    { name: 'prefixIds', params: { prefix: 'logo' } },
  ],
}

function parseViewBox(attributes: string): number[] {
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
  const box = value('viewBox') ?? `0 0 ${value('width') ?? ''} ${value('height') ?? ''}`
  return box.split(/[\s,]+/).map(Number.parseFloat)
}

/** The attributes that the shapes inherit from the root, such as `fill="none"` of a line drawing. */
const paintAttributes = (attributes: string) =>
  Array.from(
    attributes.matchAll(/ (fill|stroke|clip|opacity|color)[\w-]*="[^"]*"/g),
    ([all]) => all,
  ).join('')
