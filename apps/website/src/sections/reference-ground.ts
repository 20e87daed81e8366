import { company } from '@site/company/facts/company.ts'
import type { Reference } from '@site/company/facts/define-company.ts'

const grounds = ['night', 'paper', 'signal']

/** The ground of a reference's panel, and of the page to which it leads: neighbours do not have the same. */
export const groundOf = (reference: Reference) =>
  grounds[(company.references?.indexOf(reference) ?? 0) % grounds.length]
