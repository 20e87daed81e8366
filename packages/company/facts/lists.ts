import * as v from 'valibot'
import * as formats from './fact-formats.ts'
import { rule } from './rules.ts'

/** The file in `content/` of each list that has one of its own. */
const files = {
  services: 'services.json',
  areas: 'areas.json',
  partnerKinds: 'partner-kinds.json',
  steps: 'steps.json',
  surveySystems: 'survey.json',
} as const

/** The file of a fact or of a part of it: `content/services.json` for `services.0.name`. */
export function factFile(field: string): string {
  const fact = field.replace(/\..*/, '')
  return `content/${fact in files ? files[fact as ListName] : 'company.json'}`
}

export type ListName = keyof typeof files

export const listNames = Object.keys(files) as ListName[]

/** A list whose entries are told apart by their ids. */
const listOf = <const Entry extends v.GenericSchema<{ id: string }>>(entry: Entry) =>
  v.pipe(
    v.array(entry),
    v.check(
      (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
      rule('SAME_ID'),
    ),
  )

const service = v.strictObject({
  id: formats.slug,
  name: formats.shortText(44),
  result: formats.shortText(84),
})

const assignment = v.strictObject({
  situation: formats.textPerLanguage,
  work: formats.textPerLanguage,
  price: v.optional(formats.textPerLanguage),
  priceNote: v.optional(formats.textPerLanguage),
  more: v.optional(formats.text),
})

const area = v.strictObject({
  id: formats.slug,
  name: formats.textPerLanguage,
  summary: formats.textPerLanguage,
  text: formats.textPerLanguage,
  picture: v.optional(formats.pictureName),
  assignments: v.optional(v.array(assignment)),
})

const partnerKind = v.strictObject({
  id: formats.slug,
  name: formats.textPerLanguage,
  brings: formats.textPerLanguage,
  gets: formats.textPerLanguage,
})

const step = v.strictObject({
  id: formats.slug,
  title: formats.textPerLanguage,
  text: formats.textPerLanguage,
  terms: v.optional(v.picklist(['survey', 'included', 'dayRate'])),
})

const surveySystem = v.pipe(
  v.strictObject({
    id: formats.slug,
    name: formats.shortText(16),
    cost: formats.count,
    risk: v.strictObject({
      text: formats.textPerLanguage,
      likelihood: formats.textPerLanguage,
      damage: formats.count,
    }),
    repair: v.strictObject({
      text: formats.textPerLanguage,
      price: formats.count,
      saving: formats.count,
      damage: formats.notNegative,
    }),
  }),
  v.forward(
    v.check(
      ({ cost, risk, repair }) => repair.saving < cost && repair.damage <= risk.damage,
      rule('SAVING'),
    ),
    ['repair'],
  ),
)

/** What the company offers, in the order in which every page shows it. */
export const lists = {
  services: v.pipe(listOf(service), v.nonEmpty(rule('ONE_ENTRY'))),
  areas: v.pipe(listOf(area), v.nonEmpty(rule('ONE_ENTRY'))),
  partnerKinds: v.optional(listOf(partnerKind)),
  steps: v.optional(listOf(step)),
  surveySystems: v.optional(v.pipe(listOf(surveySystem), v.maxLength(8, rule('EIGHT_ENTRIES')))),
}
