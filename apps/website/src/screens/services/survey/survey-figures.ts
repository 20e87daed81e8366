import type { SurveySystem } from '@site/company/facts/define-company.ts'

/** More sheets could not be told apart. */
const maxSheets = 20

/** The cost per sheet of paper in CHF a year: 1, 2 or 5 times a power of ten. */
export function costPerSheet(systems: SurveySystem[]): number {
  const least = Math.max(...systems.map(({ cost }) => cost)) / maxSheets
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((step) => step * power).find((cost) => cost >= least) ?? least
}

/** How many sheets a hill has, and how many of them are gone once the system is fixed. */
export function sheetsOf({ cost, repair: { saving } }: SurveySystem, perSheet: number) {
  const count = Math.max(1, Math.round(cost / perSheet))
  return { count, saved: Math.min(count - 1, Math.round(saving / perSheet)) }
}

/** What a fix costs once and saves a year, in CHF. */
interface Repair {
  price: number
  saving: number
}

/** What fixes cost and save together, and the month in which the savings have paid for them. */
export function sumOf(repairs: Repair[]) {
  const price = repairs.reduce((sum, repair) => sum + repair.price, 0)
  const saving = repairs.reduce((sum, repair) => sum + repair.saving, 0)
  return { price, saving, month: Math.ceil((price * 12) / saving) }
}
