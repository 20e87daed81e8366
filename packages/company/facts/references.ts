import * as v from 'valibot'
import {
  day,
  month,
  notNegative,
  shortText,
  slug,
  text,
  textPerLanguage,
  year,
} from './fact-formats.ts'
import { rule } from './rules.ts'

const result = v.strictObject({
  label: textPerLanguage,
  unit: textPerLanguage,
  before: v.number(),
  after: v.number(),
})

const quote = v.strictObject({
  text: textPerLanguage,
  name: v.optional(text),
  role: textPerLanguage,
})

const option = v.strictObject({
  name: textPerLanguage,
  price: notNegative,
  reason: textPerLanguage,
  chosen: v.optional(v.literal(true)),
})

const options = v.pipe(
  v.array(option),
  v.check((all) => all.filter(({ chosen }) => chosen).length === 1, rule('ONE_CHOSEN')),
)

const figure = v.strictObject({
  month,
  value: notNegative,
  note: v.optional(textPerLanguage),
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

const paragraphs = v.pipe(v.array(textPerLanguage), v.nonEmpty(rule('ONE_ENTRY')))

const story = v.strictObject({
  slug,
  title: shortText(60),
  problem: paragraphs,
  options: v.optional(options),
  solution: paragraphs,
  months,
  setback: v.optional(paragraphs),
})

const reference = v.pipe(
  v.strictObject({
    client: textPerLanguage,
    sector: v.optional(textPerLanguage),
    situation: textPerLanguage,
    work: textPerLanguage,
    result,
    year,
    quote: v.optional(quote),
    consent: day,
    story: v.optional(story),
  }),
  v.forward(
    v.check(
      ({ result, story }) => !story || leadsToResult(story.months, result),
      rule('STORY_MONTHS'),
    ),
    ['story'],
  ),
)

type Figure = v.InferOutput<typeof figure>

/** The figure is one of each month, as days to close it, or a total of several, as failures in a season. */
function leadsToResult(months: Figure[], { before, after }: v.InferOutput<typeof result>): boolean {
  const values = months.map(({ value }) => value)
  if (values[0] === before && values.at(-1) === after) return true
  const total = (part: number[]) => part.reduce((sum, value) => sum + value, 0)
  return values.some(
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
