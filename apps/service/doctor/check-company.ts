import type { Company } from '@site/company/facts/define-company.ts'
import { exampleFacts } from '@site/company/facts/example-facts.ts'
import { factFile } from '@site/company/facts/lists.ts'
import { fail, ok, type Finding } from './finding.ts'

/** Checks that no fact of the fictional company is left. */
export function checkCompany(company: Company): Finding[] {
  const findings = exampleFacts(company).map(({ fact, value }) =>
    fail(`Example fact: ${fact} (${value}). Replace it in ${factFile(fact)}.`),
  )
  return findings.length > 0 ? findings : [ok('No example facts are left.')]
}
