/** Side of the square map, in metres. */
export const WORLD_SIZE_M = 22_000

/** Cells along one side of the finished height map. */
export const TERRAIN_CELLS = 2048
