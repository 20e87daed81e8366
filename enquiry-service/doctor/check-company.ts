import type { Company } from '../../content/define-company.ts'
import { exampleFacts, unreviewedFacts } from '../../content/example-facts.ts'
import { factFile } from '../../content/fact-place.ts'
import { factWarnings } from '../../content/fact-warnings.ts'
import { fail, note, ok, type Finding } from './finding.ts'

/** Checks that no fact of the fictional company is left. */
export function checkCompany(company: Company): Finding[] {
  const findings = exampleFacts(company).map(({ fact, value }) =>
    fail(`${fact}: “${value}” is an example. Replace it in ${factFile(fact)}.`),
  )
  const unreviewed = unreviewedFacts(company)
  if (unreviewed.length > 0) {
    findings.push(
      note(
        `Still as shipped: ${unreviewed.join(', ')}. Check these in content/company.ts and the files ` +
          'next to it, and correct or remove what is not true of your company.',
      ),
    )
  }
  if (findings.length === 0) findings.push(ok('No example facts are left.'))
  return [...findings, ...factWarnings(company).map(note)]
}
