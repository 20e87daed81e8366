import type { Messages } from '../../../../i18n/messages.ts'

/** A service on the card. */
export interface Service {
  name: string
  /** What the client has afterwards. */
  line: string
}

/** The nine services in the order of the specification. */
export const servicesOf = (t: Messages): Service[] => [
  { name: t.SERVICE_BUSINESS_ANALYSIS, line: t.SERVICE_BUSINESS_ANALYSIS_LINE },
  { name: t.SERVICE_PROJECT_PLANNING, line: t.SERVICE_PROJECT_PLANNING_LINE },
  { name: t.SERVICE_PROJECT_COORDINATION, line: t.SERVICE_PROJECT_COORDINATION_LINE },
  { name: t.SERVICE_RESOURCE_ORGANISATION, line: t.SERVICE_RESOURCE_ORGANISATION_LINE },
  { name: t.SERVICE_RISK_MANAGEMENT, line: t.SERVICE_RISK_MANAGEMENT_LINE },
  { name: t.SERVICE_INFRASTRUCTURE, line: t.SERVICE_INFRASTRUCTURE_LINE },
  { name: t.SERVICE_SECURITY, line: t.SERVICE_SECURITY_LINE },
  { name: t.SERVICE_PROCESSES, line: t.SERVICE_PROCESSES_LINE },
  { name: t.SERVICE_QUALITY, line: t.SERVICE_QUALITY_LINE },
]
