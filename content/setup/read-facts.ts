import * as v from 'valibot'
import { companySchema, factProblems, type Company } from '../define-company.ts'
import { optionalFacts } from '../optional-facts.ts'
import { exampleFactNames, isRenamedExample } from './ask-facts.ts'

/**
 * The company after the facts of a JSON file have taken the place of the present ones. `null` leaves an
 * optional fact out. When the example gets another name, the file has to contain every mandatory fact, and the
 * example's optional facts are left out.
 * @param json facts by name, such as `{ "phone": "+41 27 555 12 34" }`
 * @throws Error naming every wrong or missing fact
 */
export function readFacts(json: string, present: Company): Company {
  const given = parse(json)
  const facts = Object.entries({ ...kept(present, given.name), ...given })
  const result = v.safeParse(
    companySchema,
    Object.fromEntries(facts.filter(([, value]) => value !== null)),
  )
  if (result.success) return result.output
  throw new Error(`The file needs a correction:\n  ${factProblems(result.issues).join('\n  ')}`)
}

function parse(json: string): Record<string, unknown> {
  try {
    // Windows may begin a file with a byte order mark.
    const facts: unknown = JSON.parse(json.replace(/^\uFEFF/, ''))
    if (Array.isArray(facts)) throw new Error('It is a list.')
    return v.parse(v.record(v.string(), v.unknown()), facts)
  } catch (error) {
    throw new Error(
      `The file does not contain facts in JSON, such as { "name": "…" } (${(error as Error).message}).`,
      { cause: error },
    )
  }
}

function kept(present: Company, name: unknown): object {
  if (name === undefined || !isRenamedExample(present, name)) return present
  const foreign = exampleFactNames(present)
  return Object.fromEntries(
    Object.entries(present).filter(([fact]) => fact in optionalFacts && !foreign.has(fact)),
  )
}
