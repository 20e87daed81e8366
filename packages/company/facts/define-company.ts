import * as v from 'valibot'
import { defaultLocale, locales, type Locale } from '../i18n/locales.ts'
import * as formats from './fact-formats.ts'
import { placeInWords } from './fact-path.ts'
import { factFile, lists } from './lists.ts'
import { optionalFacts } from './optional-facts.ts'
import { rule, type Rule } from './rules.ts'

/** Another company that handles visitors' data for us, and where it does so. */
const provider = v.strictObject({ name: formats.text, place: formats.textPerLanguage })

const theme = v.strictObject({ accent: formats.colour, accentText: formats.colour })

/** The signal colour. The band on Home and the text on it are the same in both themes. */
const colours = v.strictObject({
  band: formats.colour,
  onBand: formats.colour,
  light: theme,
  dark: theme,
})

/** The facts of content/company.json with their formats; its JSON schema and the fields of the editor are made of them. */
export const companyFacts = v.strictObject({
  $schema: v.optional(v.string()),
  language: v.picklist(locales),
  name: formats.text,
  shortName: v.pipe(formats.text, v.maxLength(22, rule('TOO_LONG', { most: '22' }))),
  street: formats.text,
  country: v.optional(formats.country),
  postalCode: formats.text,
  postalTown: formats.text,
  town: formats.textPerLanguage,
  phone: formats.phone,
  email: formats.email,
  website: formats.origin,
  colours,
  film: v.boolean(),
  uid: formats.text,
  register: formats.textPerLanguage,
  responsibleRole: formats.textPerLanguage,
  hosting: provider,
  mailProvider: provider,
  retentionDays: formats.count,
  languageDetection: v.picklist(['suggest', 'country', 'off']),
  ...optionalFacts,
})

const companySchema = v.pipe(
  v.lazy((facts) => {
    const { country } = Object(facts) as { country?: unknown }
    const read = v.safeParse(companyFacts.entries.country, country)
    const ofCountry = formats.formatsIn(read.success ? read.output : '')
    return v.strictObject({ ...companyFacts.entries, ...ofCountry, ...lists })
  }),
  v.forward(
    v.partialCheck(
      [['people'], ['references']],
      ({ people = [], references = [] }) =>
        references.every(
          ({ story }) =>
            !story?.contact || people.some(({ name }) => name === story.contact?.person),
        ),
      rule('CONTACT'),
    ),
    ['references'],
  ),
)

/** The facts about the company that pages, emails and metadata read. */
export type Company = v.InferOutput<typeof companySchema>

export type Person = NonNullable<Company['people']>[number]
export type Reference = NonNullable<Company['references']>[number]
export type Step = NonNullable<Company['steps']>[number]
export type Question = NonNullable<Company['questions']>[number]

/** A reference that has a page of its own. */
export type Case = Reference & { story: NonNullable<Reference['story']> }

/** A page of what was worked with in a case, drawn as a sheet of paper. */
export type Artefact = NonNullable<Case['story']['artefacts']>[number]

/** What the company promises a client: answer time, initial meeting, assessment, prices, notice. */
export type Engagement = NonNullable<Company['engagement']>

/** A system of the invented client in the sample of an assessment. */
export type SurveySystem = NonNullable<Company['surveySystems']>[number]

/** What is wrong with the facts of content/company.json and its lists, in a language, and where: `people.0.phone`. */
export function factProblems(facts: unknown, lang: Locale = defaultLocale) {
  const { issues = [] } = v.safeParse(companySchema, facts, { lang })
  return issues.map((issue) => {
    const field = v.getDotPath(issue) ?? ''
    return { file: factFile(field), fields: [field], sentence: sentenceOf(issue) }
  })
}

/** @throws Error naming the place of every wrong fact, when the build or the service starts: in `lang` also that in the editor. */
export function defineCompany(facts: unknown, lang?: Locale): Company {
  const problems = factProblems(facts, lang)
  if (problems.length === 0) return v.parse(companySchema, facts)
  const lines = problems.map(
    ({ file, fields, sentence }) => `${placeInWords(file, fields, lang)}: ${sentence}`,
  )
  throw new Error(lines.join('\n'))
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const { expected, received, kind, type, message } = issue
  if (kind !== 'schema') return message
  if (type === 'strict_object' && expected === 'never') return rule('UNKNOWN')(issue)
  if (received === 'undefined') return rule('MISSING')(issue)
  const choices = expected?.replaceAll(/[()]/g, '').replaceAll(' | ', ', ') ?? ''
  return rule(shapes[expected ?? ''] ?? 'CHOICE', { choices })(issue)
}

const shapes: Record<string, Rule> = {
  string: 'TEXT',
  number: 'NUMBER',
  boolean: 'YES_NO',
  Array: 'LIST',
  Object: 'PARTS',
}
