import type { QuarantineRule } from '../store/enquiry-store.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * More than twenty marked enquiries within an hour are held (decisions, section 5.5). The digest
 * that lists them leaves at the next full hour that is a minute away, so that one mail an hour is the
 * most, and none is being stored while its digest is written without it.
 */
export function quarantineRuleAt(now: number): QuarantineRule {
  return { limit: 20, since: now - hour, digestAt: Math.ceil((now + minute) / hour) * hour }
}
