/** The address of a result's relief (pages/results/[figures].svg.ts). */
export const reliefPath = ({ before, after }: { before: number; after: number }) =>
  `/results/${before}-${after}.svg`
