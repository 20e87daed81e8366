/** The pictures in stacked card; each has a shader of its name in `shaders/scenes`. */
export const SCENES = ['about', 'team', 'partners', 'careers'] as const

export type Scene = (typeof SCENES)[number]

/** Height of the highest point of each scene, in heights of the picture, and a little more. */
export const HIGHEST: Readonly<Record<Scene, number>> = {
  about: 0.195,
  team: 0.165,
  partners: 0.195,
  careers: 0.245,
}
