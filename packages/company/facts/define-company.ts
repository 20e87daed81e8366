import * as v from 'valibot'
import { locales } from '../i18n/locales.ts'
import {
  country,
  count,
  described,
  email,
  origin,
  phone,
  postalCodeFormats,
  postalCodeIn,
  text,
  textPerLanguage,
  uidIn,
  vatNumberIn,
} from './fact-formats.ts'
import { factPath } from './fact-path.ts'
import { factFile, lists } from './lists.ts'
import { optionalFacts } from './optional-facts.ts'

/** Another company that handles visitors' data for us, and where it does so. */
const provider = v.strictObject({ name: text, place: textPerLanguage })

const shortName = v.pipe(
  text,
  v.maxLength(
    22,
    'must not have more than 22 characters: a longer name does not fit beside the menu',
  ),
)

const languageDetection = v.picklist(
  ['suggest', 'country', 'off'],
  'must be "suggest", "country" or "off"',
)

/** The facts of content/company.json with their formats and descriptions; its JSON schema is made of them. */
export const companyFacts = v.strictObject({
  $schema: v.optional(v.string()),
  name: described(text, 'The legal name, as registered'),
  shortName: described(shortName, 'The name beside the symbol and in page titles'),
  street: described(text, 'Street and number'),
  country: v.optional(
    described(
      country,
      'Where the address is, if not in Switzerland: "LI". The legal texts then name the law of the European Union',
    ),
  ),
  postalCode: described(text, 'Such as "7000"'),
  postalTown: described(text, 'The town, as in the postal address'),
  town: described(textPerLanguage, 'Its name in each language: Chur, Chur, Coire'),
  phone: described(phone, 'In international format: "+41 81 000 00 00"'),
  email: described(email, 'Receives the enquiries, unless MAIL_TO names another address'),
  website: described(origin, 'Where the site is published: "https://www.example.ch"'),
  uid: described(text, 'The number in the register of enterprises, such as "CHE-123.456.788"'),
  register: described(textPerLanguage, 'The commercial register that lists the company'),
  responsibleRole: described(
    textPerLanguage,
    'Who answers for the website and for data protection: a role rather than a name',
  ),
  hosting: described(provider, 'Who runs the server; the privacy notice names them'),
  mailProvider: described(provider, 'Who runs the mailbox; the privacy notice names them'),
  retentionDays: described(count, 'For how many days enquiries are kept'),
  language: described(
    v.picklist(locales, `must be one of ${locales.join(', ')}`),
    'The main language of the company: of its emails and the desk, and of the texts that translations are checked ' +
      'against. The address / is English in any case',
  ),
  languageDetection: described(
    languageDetection,
    'What happens on a first visit to an English page: "suggest" offers the language of the browser, ' +
      '"country" moves to that of the country (Germany: German, France: French, all others, ' +
      'Switzerland too: English), "off" does nothing',
  ),
  ...optionalFacts,
})

const companySchema = v.pipe(
  v.strictObject({ ...companyFacts.entries, ...lists }),
  v.forward(
    v.partialCheck(
      [['country'], ['postalCode']],
      ({ country, postalCode }) => v.is(postalCodeIn(country), postalCode),
      postalCodeFormats,
    ),
    ['postalCode'],
  ),
  v.forward(
    v.partialCheck(
      [['country'], ['uid']],
      ({ country, uid }) => v.is(uidIn(country), uid),
      ({ input: { country, uid } }) => v.safeParse(uidIn(country), uid).issues?.[0].message ?? '',
    ),
    ['uid'],
  ),
  v.forward(
    v.partialCheck(
      [['country'], ['vatNumber']],
      ({ country, vatNumber }) => v.is(v.optional(vatNumberIn(country)), vatNumber),
      ({ input: { country, vatNumber } }) =>
        v.safeParse(vatNumberIn(country), vatNumber).issues?.[0].message ?? '',
    ),
    ['vatNumber'],
  ),
  v.forward(
    v.partialCheck(
      [['people'], ['references']],
      ({ people = [], references = [] }) =>
        references.every(
          ({ story }) =>
            !story?.contact || people.some(({ name }) => name === story.contact?.person),
        ),
      'has a story whose “contact” is none of “people”',
    ),
    ['references'],
  ),
)

/** The facts about the company that pages, emails and metadata read. */
export type Company = v.InferOutput<typeof companySchema>

/** A person of the company, as About us presents her. */
export type Person = NonNullable<Company['people']>[number]

/** A finished assignment with its result. */
export type Reference = NonNullable<Company['references']>[number]

/** A reference that has a page of its own. */
export type Case = Reference & { story: NonNullable<Reference['story']> }

/** A page of what was worked with in a case, drawn as a sheet of paper. */
export type Artefact = NonNullable<Case['story']['artefact']>

/** What the company promises a client: answer time, initial meeting, assessment, prices, notice. */
export type Engagement = NonNullable<Company['engagement']>

/** A kind of partner, with what it brings and gets. */
export type PartnerKind = NonNullable<Company['partnerKinds']>[number]

/** A step of how the company works. */
export type Step = NonNullable<Company['steps']>[number]

/** A system of the invented client in the sample of an assessment. */
export type SurveySystem = NonNullable<Company['surveySystems']>[number]

/** A question that clients ask, with its answer. */
export type Question = NonNullable<Company['questions']>[number]

/**
 * Checks the facts of content/company.json and its lists.
 * @throws Error naming the file and every wrong fact, when the build or the service starts.
 */
export function defineCompany(facts: unknown): Company {
  const result = v.safeParse(companySchema, facts)
  if (result.success) return result.output
  const byFile = Map.groupBy(result.issues, ({ path }) => factFile(String(path?.[0].key)))
  const invalidFiles = Array.from(byFile, ([file, issues]) => {
    const problems = issues.map((issue) => `  ${placeOf(issue)}: ${sentenceOf(issue)}`)
    return `${file} is invalid:\n${problems.join('\n')}`
  })
  throw new Error(invalidFiles.join('\n'))
}

function placeOf({ path }: v.BaseIssue<unknown>): string {
  return path ? factPath(path.map(({ key }) => key as string | number)) : 'company'
}

function sentenceOf({ expected, received, kind, type, message }: v.BaseIssue<unknown>): string {
  if (kind !== 'schema') return message
  if (type === 'strict_object' && expected === 'never') {
    return 'is not a known fact; check its spelling'
  }
  if (received === 'undefined') return 'is missing'
  return message.startsWith('Invalid type') ? (shapes[expected ?? ''] ?? message) : message
}

const shapes: Record<string, string> = {
  string: 'must be text in quotes, such as "7000"',
  Array: 'must be a list in square brackets, such as ["…", "…"]',
  Object: 'must have several parts in braces, such as { "en": "…", "de": "…" }',
}
