import type { MessageKey } from '@site/company/i18n/messages.ts'

/*
 * The figures of a survey at an invented machine builder. Map, list and curve of the sample report all use
 * them, so that they are consistent.
 */

/** The size of the map, in units. */
export const mapWidth = 400
export const mapHeight = 380

/** A system with its position on the map. */
export interface System {
  name: MessageKey
  /** In CHF a year. */
  cost: number
  x: number
  y: number
}

/** The cost per contour line of the map, in CHF a year. */
export const contourInterval = 12_000

const erp: System = { name: 'SPECIMEN_ERP', cost: 148_000, x: 112, y: 106 }
const drawings: System = { name: 'SPECIMEN_DRAWINGS', cost: 86_000, x: 318, y: 66 }
const machines: System = { name: 'SPECIMEN_MACHINES', cost: 64_000, x: 292, y: 286 }
const shop: System = { name: 'SPECIMEN_SHOP', cost: 52_000, x: 80, y: 300 }
const spreadsheets: System = { name: 'SPECIMEN_SPREADSHEETS', cost: 38_000, x: 178, y: 254 }
const time: System = { name: 'SPECIMEN_TIME', cost: 24_000, x: 250, y: 166 }

/** The most expensive first. */
export const systems = [erp, drawings, machines, shop, spreadsheets, time]

/** The number of contour lines of a system. */
export const contoursOf = ({ cost }: System) => Math.round(cost / contourInterval)

/** Pairs of systems that exchange data automatically. */
export const interfaces = [
  [erp, drawings],
  [erp, time],
] as const

/** Pairs of systems between which people copy data. */
export const copiedByHand = [
  [erp, shop],
  [erp, spreadsheets],
  [spreadsheets, machines],
] as const

/** The risks, the most expensive first, with amounts in CHF. */
export const risks = [
  { text: 'SPECIMEN_RISK_PLANNING', at: spreadsheets, damage: 190_000, remedy: 38_000 },
  { text: 'SPECIMEN_RISK_UPDATES', at: erp, damage: 140_000, remedy: 34_000 },
  { text: 'SPECIMEN_RISK_RETYPING', at: shop, damage: 60_000, remedy: 24_000 },
] as const satisfies { text: MessageKey; at: System; damage: number; remedy: number }[]

/** The one-off cost of all remedies, in CHF. */
export const remedyCost = risks.reduce((sum, { remedy }) => sum + remedy, 0)

/** The yearly saving in CHF, and the months before it starts. */
export const yearlySaving = 74_000
export const monthsBeforeSaving = 5

/** The length of the curve in months. */
export const months = 36

/** The balance at the end of the curve, in CHF, rounded to thousands. */
export const finalBalance =
  Math.round((((months - monthsBeforeSaving) / 12) * yearlySaving - remedyCost) / 1000) * 1000

/** The month in which the savings have paid for the remedies. */
export const breakEvenMonth = Math.ceil(monthsBeforeSaving + (remedyCost / yearlySaving) * 12)
