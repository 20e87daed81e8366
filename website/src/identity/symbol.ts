/**
 * The company's symbol on a field of 32 × 32: a summit in section. Three sheets of card, steep on
 * one side and gentle on the other, and first light above them; a cairn, as it marks a mountain
 * path. Every edge lies on a multiple of two, so the symbol stays sharp at 16 px.
 */
export const symbol = {
  size: 32,
  sheets: 'M2 26h28v4H2zM8 20h20v4H8zM14 14h12v4H14z',
  summit: { cx: 22, cy: 7, r: 5 },
} as const
