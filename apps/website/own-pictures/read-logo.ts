import { optimize, type Config } from 'svgo'
import type { OwnLogo } from '@site/brand/own-logo.ts'
import { keyOf, type SourceFile } from './own-file.ts'
import type { Findings } from './source-folder.ts'

/** In characters, because every page contains the symbol. */
const maxLength = 4_000

/** The elements that a symbol may contain. */
const elements =
  'svg g defs use path circle ellipse rect line polyline polygon linearGradient radialGradient stop clipPath mask'

/** The owner's symbol, which replaces the shipped one. */
export function readLogo({ path, source }: SourceFile): Findings {
  const svg = simplified(source.toString('utf8'))
  const [, root = '', shapes = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(svg ?? '') ?? []
  const box = boxOf(root)
  const problem =
    svg && shapes ? drawingProblem(svg, box) : 'cannot be read as SVG. Export it again.'
  if (problem) return { files: [], problems: [`${path} ${problem}`] }
  const drawn: OwnLogo = { viewBox: box.join(' '), shapes: `<g${paintOf(root)}>${shapes}</g>` }
  const make = () => Promise.resolve(JSON.stringify(drawn))
  return { files: [{ name: 'logo.json', key: keyOf(source, drawn), make }], problems: [] }
}

/** The problem of a symbol, as the end of a sentence that begins with its file. */
function drawingProblem(svg: string, [, , width = 0, height = 0]: number[]): string | undefined {
  if (!(width > 0 && height > 0)) return 'has no viewBox, width and height. Export it again.'
  if (Math.abs(width - height) > width / 100) {
    return `is ${width} wide and ${height} high. Make it square, and leave out the name: the site writes it beside the symbol.`
  }
  const names = Array.from(svg.matchAll(/<([\w:-]+)/g), ([, name = '']) => name)
  const unsupported = names.find((name) => !elements.split(' ').includes(name))
  if (unsupported)
    return `contains <${unsupported}>. Convert everything to paths when you export it.`
  if (/\s(on\w+|style)=|(href="|url\()(?!["']?#)/.test(svg)) {
    return 'contains a script, a style or an address. Export it as plain paths.'
  }
  if (svg.length > maxLength) {
    return `has ${svg.length} characters when it is simplified, which every page would contain; the limit is ${maxLength}. Draw it with fewer points.`
  }
  return undefined
}

/** As attributes instead of styles, which the policy of the pages forbids; what is black follows the text. */
function simplified(svg: string): string | undefined {
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

function boxOf(attributes: string): number[] {
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
  const box = value('viewBox') ?? `0 0 ${value('width') ?? ''} ${value('height') ?? ''}`
  return box.split(/[\s,]+/).map(Number.parseFloat)
}

/** The attributes that the shapes inherit from the root, such as `fill="none"` of a line drawing. */
const paintOf = (attributes: string) =>
  Array.from(
    attributes.matchAll(/ (fill|stroke|clip|opacity|color)[\w-]*="[^"]*"/g),
    ([all]) => all,
  ).join('')
