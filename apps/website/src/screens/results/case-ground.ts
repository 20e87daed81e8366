import { cases } from '@site/company/facts/company-pages.ts'
import type { Case } from '@site/company/facts/define-company.ts'

const grounds = ['night', 'paper', 'signal']

/** The ground of a case's first screen, and of the panel that leads there: neighbours do not have the same. */
export const caseGround = (reference: Case) => grounds[cases.indexOf(reference) % grounds.length]
