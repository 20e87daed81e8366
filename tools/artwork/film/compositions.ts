/** A framing of the mountains. Sizes in pixels, angles in radians. */
export interface View {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Turn to the right, tilt upwards, and horizontal angle of view. */
  readonly cameraYaw: number
  readonly cameraPitch: number
  readonly fieldOfView: number
  /** Columns, rows and slices of the mist. */
  readonly mistSize: readonly [number, number, number]
  /** Size of the picture of high clouds. */
  readonly cirrusSize: { readonly width: number; readonly height: number }
}

/** A framing of the film. */
export interface Composition extends View {
  readonly name: 'landscape' | 'portrait'
}

const landscape: Composition = {
  name: 'landscape',
  width: 2560,
  height: 1440,
  cameraYaw: 0.035,
  cameraPitch: -0.028,
  fieldOfView: 0.54,
  mistSize: [256, 144, 44],
  cirrusSize: { width: 480, height: 270 },
}

/** Composed for phones instead of cropped: closer to the massif, with more sky and fog. */
const portrait: Composition = {
  name: 'portrait',
  width: 1170,
  height: 2080,
  cameraYaw: 0.135,
  cameraPitch: -0.05,
  fieldOfView: 0.31,
  mistSize: [144, 256, 44],
  cirrusSize: { width: 270, height: 480 },
}

export const compositions = [landscape, portrait] as const

/** The same picture with more or fewer pixels. */
export function scaled<Framing extends View>(view: Framing, factor: number): Framing {
  return { ...view, width: view.width * factor, height: view.height * factor }
}
