import type { MessageKey } from './messages.ts'

/** An area of expertise (specification, section 1), with the id of its section on the services page. */
export interface Area {
  id: string
  name: MessageKey
}

/** The three areas of expertise, in the order in which every page lists them. */
export const areas = {
  it: { id: 'information-technology', name: 'AREA_IT' },
  engineering: { id: 'engineering', name: 'AREA_ENGINEERING' },
  businessIntelligence: { id: 'business-intelligence', name: 'AREA_BI' },
} as const satisfies Record<string, Area>
