/** The address of the relief of a result (pages/results/[figures].svg.ts). */
export const reliefPath = ({ before, after }: { before: number; after: number }) =>
  `/results/${before}-${after}.svg`
