import * as v from 'valibot'
import {
  count,
  day,
  described,
  example,
  month,
  optional,
  shortText,
  slug,
  text,
  textPerLanguage,
  year,
} from './fact-formats.ts'

const result = v.strictObject({
  label: described(textPerLanguage, 'What the figure counts: "to close the month"'),
  unit: described(textPerLanguage, 'Short, as it follows a number: "days", "%"'),
  before: v.number('must be a number'),
  after: v.number('must be a number'),
})

const quote = v.strictObject({
  text: textPerLanguage,
  name: optional(text, 'Only with the consent of the person'),
  role: textPerLanguage,
})

const option = v.strictObject({
  name: textPerLanguage,
  price: described(
    v.pipe(v.number('must be a number'), v.minValue(0, 'must not be negative')),
    'In CHF',
  ),
  reason: described(textPerLanguage, 'Why it was chosen or rejected'),
  chosen: optional(v.literal(true, 'must be true, or left out'), 'Marks the one that was chosen'),
})

const options = v.pipe(
  v.array(option),
  v.check(
    (all) => all.filter(({ chosen }) => chosen).length === 1,
    'must have exactly one option with “chosen”: true',
  ),
)

const figure = v.strictObject({
  month: described(month, 'Such as "2026-03"'),
  value: v.pipe(v.number('must be a number'), v.minValue(0, 'must not be negative')),
  note: optional(textPerLanguage, 'What happened in this month, in a few words'),
})

const months = v.pipe(
  v.array(figure),
  v.minLength(3, 'must have at least three months'),
  v.maxLength(24, 'must not have more than 24 months: more cannot be told apart'),
  v.check(
    (all) => all.every(({ month }, index) => index === 0 || month > (all[index - 1]?.month ?? '')),
    'must be in order, each month once',
  ),
)

const row = v.strictObject({
  cells: described(v.array(textPerLanguage), 'One text for each column'),
  struck: optional(
    v.literal(true, 'must be true, or left out'),
    'Marks a row that was crossed out, with the valid one after it',
  ),
  note: optional(textPerLanguage, 'What somebody wrote below it by hand'),
})

const artefact = v.pipe(
  v.strictObject({
    title: textPerLanguage,
    text: described(textPerLanguage, 'What is shown of it, whose it is and of which day'),
    onPhone: optional(
      v.literal(true, 'must be true, or left out'),
      'Marks what was read on phones: it is drawn as narrow as they are',
    ),
    columns: described(v.array(textPerLanguage), 'The headings: the first column names the row'),
    rows: v.pipe(v.array(row), v.nonEmpty('must have at least one row')),
    excerpt: optional(count, 'How many rows are seen at once; the others are opened'),
  }),
  v.forward(
    v.check(
      ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
      'must have one cell for each column',
    ),
    ['rows'],
  ),
)

/** The parts of a case after its title, in their usual order. */
export const caseParts = [
  'problem',
  'options',
  'solution',
  'artefact',
  'quote',
  'setback',
  'outcome',
] as const

const order = v.pipe(
  v.array(v.picklist(caseParts, `must be one of ${caseParts.join(', ')}`)),
  v.check((parts) => new Set(parts).size === parts.length, 'must name each part once'),
)

const contact = v.strictObject({
  person: described(text, 'The name of one of “people”, who led the work'),
  text: described(textPerLanguage, 'What she or he can tell about it, in her or his own words'),
})

const paragraphs = v.pipe(v.array(textPerLanguage), v.nonEmpty('must have at least one paragraph'))

const story = v.strictObject({
  slug: described(slug, 'The end of its address: "month-end" for /results/month-end'),
  title: described(
    shortText(60, 'a result of a search engine'),
    'What has changed, as a short sentence',
  ),
  problem: described(paragraphs, 'What was wrong'),
  options: optional(options, 'What was considered, the most expensive first'),
  solution: described(paragraphs, 'What was built'),
  months: described(months, 'The figure of the result by month, from before to after'),
  setback: optional(paragraphs, 'What went wrong on the way'),
  artefact: optional(
    artefact,
    'A page of what was worked with, or an extract: a list, definitions',
  ),
  payback: optional(textPerLanguage, 'What it saves a year, and its price, in one sentence'),
  order: optional(order, 'The strongest part first; those left out follow in the usual order'),
  contact: optional(contact, 'Whom to call about this case'),
})

const reference = v.pipe(
  v.strictObject({
    example,
    client: described(textPerLanguage, 'The name, or who it is: "a food producer, 240 people"'),
    sector: optional(textPerLanguage, 'Left out where the client’s name says it'),
    situation: textPerLanguage,
    work: described(textPerLanguage, 'What was done'),
    result: described(result, 'The one figure that changed'),
    year,
    quote: v.optional(quote),
    consent: described(day, 'The day on which the client agreed to be published'),
    story: optional(story, 'Gives the reference a page of its own'),
  }),
  v.forward(
    v.check(
      ({ result, story }) => !story || totalledFrom(story.months, result) !== -1,
      'must begin with “before” of the result and end with “after”, or add up to them before and after some month',
    ),
    ['story'],
  ),
)

type Figure = v.InferOutput<typeof figure>

/**
 * The index of the month from which `after` counts, where both figures are totals of several months, as failures in a
 * season. `undefined` where they are those of the first and the last month, as days to close it; -1 where they are
 * neither.
 */
export function totalledFrom(
  months: Figure[],
  { before, after }: v.InferOutput<typeof result>,
): number | undefined {
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
  }, 'has two stories with the same slug: give each its own'),
)
