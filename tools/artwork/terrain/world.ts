/** Side of the square map, in metres. */
export const worldSizeMetres = 22_000

/** Cells along one side of the finished height map. */
export const terrainCells = 2048
