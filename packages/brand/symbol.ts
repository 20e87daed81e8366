/**
 * The company's symbol in a field of 32 × 32: three sheets of card, and the sun above them (decision 9).
 * The edges of the sheets are at multiples of two, so that they are sharp at 16 px.
 */
export const symbol = {
  size: 32,
  sheets: 'M2 26h28v4H2zM8 20h20v4H8zM14 14h12v4H14z',
  summit: { cx: 22, cy: 7, r: 5 },
} as const
