import { optimize, type Config } from 'svgo'
import type { OwnLogo } from '@site/brand/symbol.ts'
import { cacheKey, type SourceFile } from './converted-files.ts'
import type { ReadResult } from './source-folder.ts'

/** In characters; every page contains the symbol. */
const maxLength = 4_000

const allowedElements =
  'svg g defs use path circle ellipse rect line polyline polygon linearGradient radialGradient stop clipPath mask'

/** Reads the owner's symbol, which replaces the shipped one. */
export function readLogo({ path, content }: SourceFile): ReadResult {
  const svg = simplify(content.toString('utf8'))
  const [, root = '', shapes = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(svg ?? '') ?? []
  const box = parseViewBox(root)
  const problem =
    svg && shapes ? drawingProblem(svg, box) : 'cannot be read as SVG. Export it again.'
  if (problem) return { files: [], problems: [`${path} ${problem}`] }
  const logo: OwnLogo = {
    viewBox: box.join(' '),
    shapes: `<g${paintAttributes(root)}>${shapes}</g>`,
  }
  const convert = () => Promise.resolve(JSON.stringify(logo))
  return {
    files: [{ name: 'logo.json', cacheKey: cacheKey(content, logo), convert }],
    problems: [],
  }
}

/** The problem of a symbol, as the end of a sentence that begins with its file. */
function drawingProblem(svg: string, [, , width = 0, height = 0]: number[]): string | undefined {
  if (!(width > 0 && height > 0))
    return 'has neither a viewBox nor a width and height. Export it again with a viewBox.'
  if (Math.abs(width - height) > width / 100) {
    return `is ${width} wide and ${height} high. Make it square, without the company’s name: the site shows the name next to it.`
  }
  const names = Array.from(svg.matchAll(/<([\w:-]+)/g), ([, name = '']) => name)
  const unsupported = names.find((name) => !allowedElements.split(' ').includes(name))
  if (unsupported)
    return `contains <${unsupported}>. Convert everything to paths when you export it.`
  if (/\s(on\w+|style)=|(href="|url\()(?!["']?#)/.test(svg)) {
    return 'contains a script, a style or a link to a file. Export it as plain paths.'
  }
  if (svg.length > maxLength) {
    return `has ${svg.length} characters after simplification; the limit is ${maxLength}, because every page contains it. Draw it with fewer points.`
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
