import { companySchema, type Company } from '../define-company.ts'
import { exampleFacts } from '../example-facts.ts'
import { postalCodeIn, uidIn } from '../fact-formats.ts'
import { optionalFacts } from '../optional-facts.ts'
import { askOptional, askValue, type Format, type Terminal } from './ask-value.ts'
import { factQuestions } from './fact-questions.ts'
import { withWayBack } from './way-back.ts'

/** Facts whose format depends on the country. */
const countryFormats: Partial<Record<keyof Company, (country?: string) => Format>> = {
  postalCode: postalCodeIn,
  uid: uidIn,
}

/**
 * Asks for every fact of the company, the mandatory ones first. When the example gets another name, its
 * optional facts are left out unless somebody keeps them.
 */
export const askFacts = (terminal: Terminal, present: Company): Promise<Company> =>
  withWayBack(terminal, (asked) => askEveryFact(asked, present))

async function askEveryFact(terminal: Terminal, present: Company): Promise<Company> {
  const facts: Record<string, unknown> = {}
  terminal.say(
    'Press Enter to keep the value in brackets. Type "back" to return to the previous question.\n',
  )
  for (const [fact, format, label] of factsOf(companySchema.entries)) {
    if (fact in optionalFacts) continue
    const formatIn = countryFormats[fact]
    const exact = formatIn ? formatIn(facts.country as Company['country']) : format
    facts[fact] = await askValue(terminal, exact, label, present[fact])
  }
  terminal.say('\nFrom here on every fact is optional.\n')
  const foreign = isRenamedExample(present, facts.name) ? exampleFactNames(present) : new Set()
  for (const [fact, { wrapped }, label] of factsOf(optionalFacts)) {
    if (!wrapped) continue
    const isKept = present[fact] !== undefined && !foreign.has(fact)
    facts[fact] = await askOptional(terminal, wrapped, label, present[fact], isKept)
  }
  return facts as unknown as Company
}

/** Whether the fictional company gets the name of another one. */
export const isRenamedExample = (present: Company, name: unknown) =>
  exampleFactNames(present).has('name') && name !== present.name

/** The facts of the fictional company, and the list that names them. */
export const exampleFactNames = (company: Company) =>
  new Set<string>([...exampleFacts(company).map(({ fact }) => fact), 'examples'])

const factsOf = (entries: object) =>
  (Object.entries(entries) as [keyof Company, Format][]).map(
    ([fact, format]) => [fact, format, factQuestions[fact]] as const,
  )
