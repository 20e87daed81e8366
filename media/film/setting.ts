import { WORLD_SIZE_M } from '../terrain/world.ts'
import { TOWARDS_SUN } from './sun.ts'

/** Uniforms that stay the same in every frame and framing. Metres. */
export const SETTING = {
  worldSize: WORLD_SIZE_M,
  /** Heights are exaggerated a little. */
  verticalScale: 1.42,
  cameraPosition: [11_900, 2080, -2100],
  towardsSun: TOWARDS_SUN,
  fogTop: 800,
  fogSoftness: 130,
  /** Per metre, inside the sea of fog. */
  fogDensity: 0.0013,
} as const
