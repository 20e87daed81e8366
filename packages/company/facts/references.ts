import * as v from 'valibot'
import * as formats from './fact-formats.ts'
import { rule } from './rules.ts'

const result = v.strictObject({
  label: formats.textPerLanguage,
  unit: formats.textPerLanguage,
  before: v.number(),
  after: v.number(),
})

const quote = v.strictObject({
  text: formats.textPerLanguage,
  name: v.optional(formats.text),
  role: formats.textPerLanguage,
})

const option = v.strictObject({
  name: formats.textPerLanguage,
  price: formats.notNegative,
  reason: formats.textPerLanguage,
  chosen: v.optional(v.literal(true)),
})

const options = v.pipe(
  v.array(option),
  v.check((all) => all.filter(({ chosen }) => chosen).length === 1, rule('ONE_CHOSEN')),
)

const figure = v.strictObject({
  month: formats.month,
  value: formats.notNegative,
  note: v.optional(formats.textPerLanguage),
  callout: v.optional(formats.textPerLanguage),
})

const months = v.pipe(
  v.array(figure),
  v.minLength(3, rule('FEW_MONTHS')),
  v.maxLength(24, rule('MANY_MONTHS')),
  v.check(
    (all) => all.every(({ month }, index) => index === 0 || month > (all[index - 1]?.month ?? '')),
    rule('MONTHS_ORDER'),
  ),
)

const row = v.strictObject({
  cells: v.array(formats.textPerLanguage),
  struck: v.optional(v.literal(true)),
  note: v.optional(formats.textPerLanguage),
})

const artefact = v.pipe(
  v.strictObject({
    title: formats.textPerLanguage,
    text: formats.textPerLanguage,
    onPhone: v.optional(v.literal(true)),
    columns: v.array(formats.textPerLanguage),
    rows: v.pipe(v.array(row), v.nonEmpty(rule('ONE_ENTRY'))),
    excerpt: v.optional(formats.count),
  }),
  v.forward(
    v.check(
      ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
      rule('CELLS'),
    ),
    ['rows'],
  ),
)

const percent = v.pipe(formats.notNegative, v.maxValue(100, rule('AT_MOST_100')))

const picture = v.strictObject({
  picture: formats.pictureName,
  alt: formats.textPerLanguage,
  caption: v.optional(formats.textPerLanguage),
  labels: v.optional(v.array(v.strictObject({ text: formats.text, x: percent, y: percent }))),
})

/** The parts of a case after the problem, in their usual order. */
export const caseParts = [
  'picture',
  'options',
  'solution',
  'artefact',
  'quote',
  'setback',
  'outcome',
] as const

const order = v.pipe(
  v.array(v.picklist(caseParts)),
  v.check((parts) => new Set(parts).size === parts.length, rule('EACH_ONCE')),
)

const paragraphs = v.pipe(v.array(formats.textPerLanguage), v.nonEmpty(rule('ONE_ENTRY')))

const story = v.strictObject({
  slug: formats.slug,
  title: formats.shortText(60),
  problem: paragraphs,
  picture: v.optional(picture),
  options: v.optional(options),
  solution: paragraphs,
  months,
  setback: v.optional(paragraphs),
  artefacts: v.optional(v.pipe(v.array(artefact), v.nonEmpty(rule('ONE_ENTRY')))),
  payback: v.optional(formats.textPerLanguage),
  sums: v.optional(
    v.array(v.strictObject({ amount: formats.count, text: formats.textPerLanguage })),
  ),
  order: v.optional(order),
  contact: v.optional(v.strictObject({ person: formats.text, text: formats.textPerLanguage })),
})

const reference = v.pipe(
  v.strictObject({
    client: formats.textPerLanguage,
    sector: v.optional(formats.textPerLanguage),
    situation: formats.textPerLanguage,
    work: formats.textPerLanguage,
    result,
    year: formats.year,
    quote: v.optional(quote),
    consent: formats.day,
    story: v.optional(story),
  }),
  v.forward(
    v.check(
      ({ result, story }) => !story || totalledFrom(story.months, result) !== -1,
      rule('STORY_MONTHS'),
    ),
    ['story'],
  ),
)

type Figure = v.InferOutput<typeof figure>

/** The month from which `after` is a total; `undefined` if both figures are those of single months, -1 if neither. */
export function totalledFrom(months: Figure[], { before, after }: v.InferOutput<typeof result>) {
  const values = months.map(({ value }) => value)
  if (values[0] === before && values.at(-1) === after) return undefined
  const total = (part: number[]) => part.reduce((sum, value) => sum + value, 0)
  return values.findIndex(
    (_, index) => total(values.slice(0, index)) === before && total(values.slice(index)) === after,
  )
}

/** Finished assignments; those with a story have a page of their own. */
export const references = v.pipe(
  v.array(reference),
  v.check((all) => {
    const slugs = all.flatMap(({ story }) => story?.slug ?? [])
    return new Set(slugs).size === slugs.length
  }, rule('SAME_SLUG')),
)
