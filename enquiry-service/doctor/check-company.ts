import type { Company } from '../../company/define-company.ts'
import { exampleFacts } from '../../company/example-facts.ts'
import { factWarnings } from '../../company/fact-warnings.ts'
import { fail, note, ok, type Finding } from './finding.ts'

/** Checks that no fact of the fictional company is left. */
export function checkCompany(company: Company): Finding[] {
  const findings = exampleFacts(company).map(({ fact, value }) =>
    fail(`${fact} is an example (${value}). Replace it in content/company.json.`),
  )
  if (findings.length === 0) findings.push(ok('No example facts are left.'))
  return [...findings, ...factWarnings(company).map(note)]
}
