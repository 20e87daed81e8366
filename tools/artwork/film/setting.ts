import { worldSizeMetres } from '../terrain/world.ts'

/** Uniforms that stay the same in every frame, framing and hour. Metres. */
export const setting = {
  worldSize: worldSizeMetres,
  /** Heights are exaggerated a little. */
  verticalScale: 1.42,
  cameraPosition: [11_900, 2080, -2100],
  fogTop: 800,
  fogSoftness: 130,
  /** Per metre, inside the sea of fog. */
  fogDensity: 0.0013,
} as const
