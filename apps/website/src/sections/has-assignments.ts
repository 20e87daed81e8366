import { company } from '@site/company/facts/company.ts'

/** Whether an area names typical assignments: without them no page promises examples. */
export const hasAssignments = () =>
  company.areas.some(({ assignments = [] }) => assignments.length > 0)
