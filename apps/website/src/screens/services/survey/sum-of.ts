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
