import type { QuarantineRule } from '../store/enquiry-store.ts'

const hour = 60 * 60_000

/**
 * More than twenty marked enquiries within an hour are held (decisions, section 5.5). The digest
 * that lists them leaves at the next full hour, so that one mail an hour is the most.
 */
export function quarantineRuleAt(now: number): QuarantineRule {
  return { limit: 20, since: now - hour, digestAt: Math.ceil(now / hour) * hour }
}
