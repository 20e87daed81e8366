import { sunAt } from './sun.ts'

/** Linear light: red, green, blue. */
type Light = readonly [number, number, number]

/** Uniforms of the light of an hour. */
export interface Hour extends ReturnType<typeof sunAt> {
  readonly skyZenith: Light
  readonly skyMiddle: Light
  readonly skyHorizon: Light
  /** Around the sun. */
  readonly skyGlow: Light
  /** Sunlight on the ground, sunlight in mist and cloud, and all other light, in relation to first light. */
  readonly sunTint: Light
  readonly mistTint: Light
  readonly shadeTint: Light
  readonly exposure: number
  /** The sea of fog, if not as in `setting.ts`. */
  readonly fogTop?: number
  readonly fogSoftness?: number
  readonly fogDensity?: number
}

/** The hour of the film: the summits are lit from the right, the valleys are not yet. */
export const firstLight: Hour = {
  ...sunAt(1.85, 4.2),
  skyZenith: [0.05, 0.088, 0.14],
  skyMiddle: [0.175, 0.245, 0.329],
  skyHorizon: [0.4875, 0.39, 0.365],
  skyGlow: [0.293, 0.127, 0.0586],
  sunTint: [1, 1, 1],
  mistTint: [1, 1, 1],
  shadeTint: [1, 1, 1],
  exposure: 0.66,
}
