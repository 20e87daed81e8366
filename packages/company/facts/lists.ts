import * as v from 'valibot'
import { count, described, optional, shortText, slug, textPerLanguage } from './fact-formats.ts'

/** The file in `content/` of each list that has one of its own. */
const files = {
  services: 'services.json',
  areas: 'areas.json',
  partnerKinds: 'partner-kinds.json',
  steps: 'steps.json',
  surveySystems: 'survey.json',
} as const

/** Where a fact is, such as `content/services.json`. */
export const factFile = (fact: string) =>
  `content/${fact in files ? files[fact as ListName] : 'company.json'}`

export type ListName = keyof typeof files

export const listNames = Object.keys(files) as ListName[]

const id = described(
  slug,
  'Identifies the entry in links and to the check of translations: keep it when the name changes',
)

/** A list whose entries are told apart by their ids. */
const listOf = <const Entry extends v.GenericSchema<{ id: string }>>(entry: Entry) =>
  v.pipe(
    v.array(entry),
    v.check(
      (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
      'has two entries with the same id: give each its own',
    ),
  )

const atLeastOne = 'must have at least one entry'

const service = v.strictObject({
  id,
  name: shortText(44, 'a row of the list of services'),
  result: described(
    shortText(84, 'two lines of the list of services'),
    'What the client has afterwards, in one sentence',
  ),
})

const area = v.strictObject({
  id,
  name: textPerLanguage,
  summary: described(textPerLanguage, 'What clients get, in one sentence: for Home'),
  text: described(
    textPerLanguage,
    'What the company does in this area, in two sentences: for Services',
  ),
  assignments: optional(v.array(textPerLanguage), 'Typical assignments, each in a few words'),
})

const partnerKind = v.strictObject({
  id,
  name: described(textPerLanguage, 'In the plural: "Manufacturers"'),
  brings: described(textPerLanguage, 'What such a partner brings'),
  gets: described(textPerLanguage, 'What such a partner gets'),
})

const step = v.strictObject({
  id,
  title: textPerLanguage,
  text: textPerLanguage,
  terms: optional(
    v.picklist(['survey', 'dayRate'], 'must be "survey" or "dayRate"'),
    'Which terms of `engagement` in company.json the step ends with',
  ),
})

const surveySystem = v.pipe(
  v.strictObject({
    id,
    name: shortText(16, 'under its hill'),
    cost: described(count, 'What the system costs, in CHF a year'),
    risk: v.strictObject({
      text: described(textPerLanguage, 'What could stop the client because of it'),
      damage: described(count, 'What that would cost, in CHF; the highest is dealt with first'),
    }),
    repair: v.strictObject({
      text: described(textPerLanguage, 'How to fix it'),
      price: described(count, 'What the fix costs once, in CHF'),
      saving: described(count, 'What it saves, in CHF a year'),
    }),
  }),
  v.forward(
    v.check(
      ({ cost, repair }) => repair.saving < cost,
      'saves as much as the system costs, or more: correct one of them',
    ),
    ['repair'],
  ),
)

/** What the company offers, in the order in which every page shows it. */
export const lists = {
  services: v.pipe(
    listOf(service),
    v.nonEmpty(atLeastOne),
    v.description('The services that the company offers'),
  ),
  areas: v.pipe(listOf(area), v.nonEmpty(atLeastOne), v.description('The areas of expertise')),
  partnerKinds: optional(listOf(partnerKind), 'The kinds of partner that Partners describes'),
  steps: optional(listOf(step), 'How the company works, from start to handover: for Home'),
  surveySystems: optional(
    v.pipe(
      listOf(surveySystem),
      v.maxLength(8, 'must not have more than 8 entries: there is no space for more hills'),
    ),
    'The systems of an invented client, as an assessment shows them: for Services',
  ),
}
