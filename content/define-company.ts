import * as v from 'valibot'
import { factPath } from './fact-place.ts'
import { locales } from '../i18n/locales.ts'
import { optionalFacts } from './optional-facts.ts'
import {
  country,
  count,
  email,
  origin,
  phone,
  postalCodeFormats,
  postalCodeIn,
  text,
  textPerLanguage,
  uidIn,
} from './fact-formats.ts'

/** Another company that handles visitors' data for us, and where it does so. */
const provider = v.strictObject({ name: text, place: textPerLanguage })

const facts = v.strictObject({
  /** Legal name, as registered. */
  name: text,
  /** The name beside the symbol. */
  shortName: v.pipe(
    text,
    v.maxLength(
      22,
      'must not have more than 22 characters: a longer name does not fit beside the menu',
    ),
  ),
  street: text,
  /** Where the address is, if not in Switzerland. */
  country: v.optional(country),
  postalCode: text,
  /** As in the postal address. */
  postalTown: text,
  /** Its name in each language: Chur, Chur, Coire. */
  town: textPerLanguage,
  phone,
  email: email,
  /** Where the site is published; canonical addresses start with it. */
  website: origin,
  /** The number in the register of enterprises: in Switzerland the UID, such as "CHE-123.456.788". */
  uid: text,
  /** The commercial register that lists the company. */
  register: textPerLanguage,
  /** Who answers for the website and for data protection: a role rather than a name. */
  responsibleRole: textPerLanguage,
  /** Who runs the server of website and enquiry service; the privacy notice names them. */
  hosting: provider,
  /** Who runs the mailbox that receives the enquiries; the privacy notice names them. */
  mailProvider: provider,
  /** For how many days enquiries are kept, as the privacy notice says. */
  retentionDays: count,
  /** The language of the emails that the company receives. */
  language: v.picklist(locales, `must be one of ${locales.join(', ')}`),
  /**
   * What happens on a first visit to an English page (decision 14):
   * `suggest` offers the browser's language in one line, `country` looks up the visitor's
   * country and moves there: Germany reads German, France French, and every other country, Switzerland
   * too, English; the home pages then take a second round trip. `off` does nothing.
   */
  languageDetection: v.picklist(
    ['suggest', 'country', 'off'],
    'must be "suggest", "country" or "off"',
  ),
  ...optionalFacts,
})

/** Every fact with its format; `npm run setup` asks for them in this order. */
export const companySchema = v.pipe(
  facts,
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
)

/** The facts about the company that pages, emails and metadata read. */
export type Company = v.InferOutput<typeof companySchema>

/** A person of the company, as About us presents her. */
export type Person = NonNullable<Company['people']>[number]

/** A finished assignment with its result. */
export type Reference = NonNullable<Company['references']>[number]

/** What the company promises a client: answer time, initial meeting, assessment, prices, notice. */
export type Engagement = NonNullable<Company['engagement']>

/** A question that clients ask, with its answer. */
export type Question = NonNullable<Company['questions']>[number]

/**
 * Checks the company's facts.
 * @throws Error naming every wrong fact, when the build or the service starts.
 */
export function defineCompany(facts: Company): Company {
  const result = v.safeParse(companySchema, facts)
  if (result.success) return result.output
  const problems = factProblems(result.issues).map((problem) => `  ${problem}`)
  throw new Error(`content/company.ts needs a correction:\n${problems.join('\n')}`)
}

/** What is wrong with facts, each as a sentence that begins with the fact: `phone: is missing`. */
export function factProblems(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => `${placeOf(issue)}: ${sentenceOf(issue)}`)
}

function placeOf({ path }: v.BaseIssue<unknown>): string {
  return path ? factPath(path.map(({ key }) => key as string | number)) : 'company'
}

function sentenceOf({ expected, received, kind, type, message }: v.BaseIssue<unknown>): string {
  if (kind !== 'schema') return message
  if (type === 'strict_object' && expected === 'never')
    return 'is not a known fact; check its spelling'
  if (received === 'undefined') return 'is missing'
  return message.startsWith('Invalid type') ? (shapes[expected ?? ''] ?? message) : message
}

const shapes: Record<string, string> = {
  string: 'must be text in quotes, such as "7000"',
  Array: 'must be a list in square brackets, such as ["…", "…"]',
  Object: 'must have several parts in braces, such as { en: "…", de: "…", fr: "…" }',
}
