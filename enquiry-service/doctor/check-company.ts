import type { Company } from '../../content/define-company.ts'
import { exampleFacts } from '../../content/example-facts.ts'
import { factFile } from '../../content/fact-place.ts'
import { factWarnings } from '../../content/fact-warnings.ts'
import { fail, note, ok, type Finding } from './finding.ts'

/** Checks that no fact of the fictional company is left. */
export function checkCompany(company: Company): Finding[] {
  const findings = exampleFacts(company).map(({ fact, value }) =>
    fail(`${fact} is an example (${value}). Replace it in ${factFile(fact)}.`),
  )
  if (findings.length === 0) findings.push(ok('No example facts are left.'))
  return [...findings, ...factWarnings(company).map(note)]
}
