import type { View } from './compositions.ts'
import { firstLight, type Hour } from './hours.ts'
import { sunAt } from './sun.ts'

/** A still of the mountains for the end of a page. */
export interface Closing {
  readonly view: View
  readonly hour: Hour
}

const none = [0, 0, 0] as const

/** Wide, with as much dark sky as the page needs to fade into it. */
function closing(
  name: string,
  aim: Pick<View, 'cameraYaw' | 'cameraPitch' | 'fieldOfView'>,
  hour: Partial<Hour>,
): Closing {
  return {
    view: {
      name: `closing-${name}`,
      width: 2560,
      height: 1080,
      mistSize: [256, 108, 44],
      cirrusSize: { width: 480, height: 203 },
      ...aim,
    },
    hour: { ...firstLight, skyGlow: none, ...hour },
  }
}

/** The moon stands high on the left, behind the camera. */
const moonlight = closing(
  'moonlight',
  { cameraYaw: 0.1, cameraPitch: 0.042, fieldOfView: 0.48 },
  {
    ...sunAt(-1.7, 31),
    skyZenith: [0.017, 0.029, 0.042],
    skyMiddle: [0.024, 0.04, 0.062],
    skyHorizon: [0.075, 0.098, 0.13],
    sunTint: [0.14, 0.48, 1.25],
    mistTint: [0.06, 0.17, 0.36],
    shadeTint: [0.22, 0.22, 0.22],
  },
)

/** No direct light, and a sea of fog in the valleys. */
const blueHour = closing(
  'blue-hour',
  { cameraYaw: -0.03, cameraPitch: 0.03, fieldOfView: 0.7 },
  {
    skyZenith: [0.016, 0.029, 0.043],
    skyMiddle: [0.04, 0.066, 0.1],
    skyHorizon: [0.24, 0.31, 0.39],
    sunTint: none,
    mistTint: [0.19, 0.45, 0.82],
    shadeTint: [0.38, 0.42, 0.48],
    fogTop: 1100,
    fogSoftness: 90,
    fogDensity: 0.002,
  },
)

/** Red evening light from the left on the upper faces. */
const alpenglow = closing(
  'alpenglow',
  { cameraYaw: 0.08, cameraPitch: 0.03, fieldOfView: 0.6 },
  {
    ...sunAt(-2.1, -3.2),
    skyZenith: [0.018, 0.027, 0.034],
    skyMiddle: [0.036, 0.044, 0.066],
    skyHorizon: [0.26, 0.175, 0.2],
    sunTint: [0.95, 0.56, 0.56],
    mistTint: [0.1, 0.1, 0.12],
    shadeTint: [0.4, 0.38, 0.43],
  },
)

export const closings: readonly Closing[] = [moonlight, blueHour, alpenglow]
