import { hillShape, type Hill } from './hill.ts'
import { fractalNoise } from './noise.ts'

/** A ridge across the view: its distance from the camera and width in kilometres. */
interface Ridge {
  readonly z: number
  readonly width: number
  readonly strength: number
}

interface Massif extends Hill {
  readonly strength: number
}

/** Uplift of the fastest-rising ground, in metres a year, where the map below is 1. */
const maxUpliftRate = 0.00112

const background = 0.07
const minimum = 0.03

/** Five ridges, one behind the other: the planes of the picture. */
const ridges: readonly Ridge[] = [
  { z: 4.2, width: 0.75, strength: 0.1 },
  { z: 7.6, width: 0.95, strength: 0.46 },
  { z: 11.6, width: 1.1, strength: 0.62 },
  { z: 15.6, width: 1.2, strength: 0.62 },
  { z: 19.2, width: 1.1, strength: 0.7 },
]

/** The hero massif (core and shoulders), then its neighbours. */
const massifs: readonly Massif[] = [
  { x: 13.9, z: 11.4, radiusX: 0.95, radiusZ: 0.95, strength: 1.55 },
  { x: 13.9, z: 11.4, radiusX: 2.6, radiusZ: 1.6, strength: 0.75 },
  { x: 16.8, z: 12.2, radiusX: 1.7, radiusZ: 1.2, strength: 0.55 },
  { x: 8.2, z: 15.4, radiusX: 2.2, radiusZ: 1.2, strength: 0.45 },
  { x: 4.6, z: 11.4, radiusX: 1.6, radiusZ: 1.1, strength: 0.35 },
  { x: 15.6, z: 7.4, radiusX: 1.7, radiusZ: 1.0, strength: 0.3 },
]

/** A basin left of the massif, which sets it apart, and an open foreground before the camera. */
const bowl: Massif = { x: 8.6, z: 10.2, radiusX: 2.6, radiusZ: 2.4, strength: 0.22 }
const foreground: Massif = { x: 9.5, z: 5.0, radiusX: 3.2, radiusZ: 2.6, strength: 0.55 }

/** Uplift in metres a year at a place on the map (kilometres; the camera looks along +z). */
export function upliftRate(x: number, z: number): number {
  const warpedX = x + (fractalNoise(x / 5, z / 5, 11, 4) - 0.5) * 3.2
  const warpedZ = z + (fractalNoise(x / 5 + 9, z / 5 + 3, 23, 4) - 0.5) * 3.0

  let uplift = background
  for (const ridge of ridges) {
    const profile = Math.exp(-(((warpedZ - ridge.z) / ridge.width) ** 2))
    const variation = 0.45 + 0.75 * fractalNoise(x / 2.6 + ridge.z * 3, z / 8, 31, 3)
    uplift += ridge.strength * profile * variation
  }
  for (const massif of massifs) uplift += massif.strength * hillShape(warpedX, warpedZ, massif)
  uplift -= bowl.strength * hillShape(x, z, bowl)
  uplift *= 1 - foreground.strength * hillShape(x, z, foreground)
  return maxUpliftRate * Math.max(uplift, minimum)
}
