import { hillShape, type Hill } from './hill.ts'
import { fractalNoise } from './noise.ts'

/** The steepest slope (rise over run) that weak ground can hold. */
const weakGround = 0.62

/** Hard rock in the hero massif, so that it keeps its faces. */
const hardCore: Hill = { x: 13.9, z: 11.4, radiusX: 1.6, radiusZ: 1.5 }
const hardCoreBonus = 0.42

/** Patches of harder rock elsewhere; only noise above the threshold counts. */
const patchThreshold = 0.28
const patchBonus = 1.35

/** The steepest slope that the rock holds at a place on the map (kilometres). */
export function slopeLimit(x: number, z: number): number {
  const patches = fractalNoise(x * 1.6, z * 1.6, 77, 5)
  const texture = fractalNoise(x * 6 + 4, z * 6, 91, 3)
  return (
    weakGround +
    hardCoreBonus * hillShape(x, z, hardCore) +
    patchBonus * Math.max(0, patches - patchThreshold) * (0.6 + 0.8 * texture)
  )
}
