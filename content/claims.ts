import type { MessageKey } from '../i18n/messages.ts'
import type { PageName } from '../i18n/pages.ts'

/*
 * Claims that the texts make about the company regardless of its facts: how it works, what it promises,
 * what it has seen and done. `npm run setup` lists all of it in the owner's language. A new text that
 * claims something belongs here; one that a fact carries, such as the answer time, does not. Setup lists
 * every section of the legal texts.
 */

/** Message keys, by the page that makes the claim. */
export const claims = {
  home: [
    'HOME_DESCRIPTION',
    'HOME_LINE',
    'HOME_WHAT_STATEMENT',
    'HOME_WHAT_TEXT',
    'AREA_IT',
    'HOME_AREA_IT_TEXT',
    'AREA_ENGINEERING',
    'HOME_AREA_ENGINEERING_TEXT',
    'AREA_BI',
    'HOME_AREA_BI_TEXT',
    'HOME_METHOD_NOTE',
    'METHOD_MEASURE_TEXT',
    'METHOD_DECIDE_TEXT',
    'METHOD_BUILD_TEXT',
  ],
  aboutUs: [
    'ABOUT_LEAD',
    'ABOUT_STATEMENT',
    'ABOUT_DESCRIPTION_1',
    'ABOUT_DESCRIPTION_2',
    'ABOUT_CONTINUITY_TEXT',
    'ABOUT_HANDOVER_TEXT',
    'ABOUT_CLOSING_LINE',
    'ABOUT_CLOSING_TEXT',
  ],
  services: [
    'SERVICES_OPENING',
    'SERVICES_LEAD',
    'SERVICES_SPECIALISTS',
    'SERVICES_ADVICE',
    'SERVICES_PRICES',
    'SERVICES_TRUST_TEXT',
    'SERVICE_BUSINESS_ANALYSIS_LINE',
    'SERVICE_PROJECT_PLANNING_LINE',
    'SERVICE_PROJECT_COORDINATION_LINE',
    'SERVICE_RESOURCE_ORGANISATION_LINE',
    'SERVICE_RISK_MANAGEMENT_LINE',
    'SERVICE_INFRASTRUCTURE_LINE',
    'SERVICE_SECURITY_LINE',
    'SERVICE_PROCESSES_LINE',
    'SERVICE_QUALITY_LINE',
    'SERVICES_IT_TEXT',
    'SERVICES_IT_ASSIGNMENT_1',
    'SERVICES_IT_ASSIGNMENT_2',
    'SERVICES_IT_ASSIGNMENT_3',
    'SERVICES_ENGINEERING_TEXT',
    'SERVICES_ENGINEERING_ASSIGNMENT_1',
    'SERVICES_ENGINEERING_ASSIGNMENT_2',
    'SERVICES_ENGINEERING_ASSIGNMENT_3',
    'SERVICES_BI_TEXT',
    'SERVICES_BI_ASSIGNMENT_1',
    'SERVICES_BI_ASSIGNMENT_2',
    'SERVICES_BI_ASSIGNMENT_3',
    'SPECIMEN_CAPTION',
    'SERVICES_CLOSING_LINE',
    'SERVICES_CLOSING_TEXT',
  ],
  partners: [
    'PARTNERS_LEAD',
    'PARTNERS_INTRO',
    'PARTNERS_SOLUTIONS',
    'PARTNERS_EXPANSION',
    'PARTNERS_PUBLISHERS_GET',
    'PARTNERS_MANUFACTURERS_GET',
    'PARTNERS_PROVIDERS_GET',
  ],
  careers: ['CAREERS_LEAD', 'CAREERS_HEADLINE', 'CAREERS_TEXT', 'CAREERS_CLOSING_TEXT'],
  contact: ['NEXT_REPLY_TEXT', 'NEXT_TALK_TEXT', 'NEXT_OFFER_TEXT', 'PRIVACY_LINE'],
} satisfies Partial<Record<PageName, MessageKey[]>>
