/** The shape of a picture depends on its use: the image of a page, the portrait of a person, an area of expertise, or a case. */
export type Shape = 'plate' | 'portrait' | 'area' | 'case'

/** The pictures in stacked card; each has a shader of its name in `shaders/scenes`. */
export const scenes = [
  'about',
  'team',
  'partners',
  'careers',
  'portrait-1',
  'portrait-2',
  'portrait-3',
  'portrait-4',
  'portrait-5',
  'portrait-6',
  'portrait-7',
  'portrait-8',
  'portrait-9',
  'area-chip',
  'area-gears',
  'area-rose',
  'case-bearings',
  'case-month-end',
  'case-parts-list',
  'case-stock',
] as const

export type Scene = (typeof scenes)[number]

const shapes = ['portrait', 'area', 'case'] as const

/** The shape of a scene. */
export const shapeOf = (scene: Scene): Shape =>
  shapes.find((shape) => scene.startsWith(shape)) ?? 'plate'

/** Height of the highest point of each scene, in heights of the picture, and a little more. */
export const highest: Readonly<Record<Scene, number>> = {
  about: 0.195,
  team: 0.165,
  partners: 0.195,
  careers: 0.245,
  'portrait-1': 0.185,
  'portrait-2': 0.175,
  'portrait-3': 0.215,
  'portrait-4': 0.21,
  'portrait-5': 0.19,
  'portrait-6': 0.175,
  'portrait-7': 0.215,
  'portrait-8': 0.235,
  'portrait-9': 0.19,
  'area-chip': 0.175,
  'area-gears': 0.22,
  'area-rose': 0.27,
  'case-bearings': 0.17,
  'case-month-end': 0.24,
  'case-parts-list': 0.22,
  'case-stock': 0.17,
}
