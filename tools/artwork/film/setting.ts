import { worldSizeMetres } from '../terrain/world.ts'
import { sun } from './sun.ts'

/** Uniforms that stay the same in every frame and framing. Metres. */
export const setting = {
  ...sun,
  worldSize: worldSizeMetres,
  /** Heights are exaggerated a little. */
  verticalScale: 1.42,
  cameraPosition: [11_900, 2080, -2100],
  fogTop: 800,
  fogSoftness: 130,
  /** Per metre, inside the sea of fog. */
  fogDensity: 0.0013,
} as const
