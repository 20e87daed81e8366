import { globSync, readFileSync } from 'node:fs'
import { cacheVersion } from '../cache-version.ts'
import { cache, mediaFile } from '../paths.ts'
import { linearColour, palettes, type Palette, type Theme } from './palettes.ts'
import { highest, scenes, shapeOf, type Scene, type Shape } from './scenes.ts'

/** Size in pixels, and the number of light passes. */
interface ReliefSize {
  readonly width: number
  readonly height: number
  readonly passes: number
}

/** A losslessly stored picture from which the files for the site are encoded. */
export interface Master {
  readonly scene: Scene
  readonly theme: Theme
  readonly palette: Palette
  readonly size: ReliefSize
  readonly path: string
}

/** The size of the pictures of each shape. */
export type ReliefSizes = Readonly<Record<Shape, ReliefSize>>

export const fullSizes: ReliefSizes = {
  plate: { width: 1920, height: 1440, passes: 12 },
  portrait: { width: 960, height: 960, passes: 16 },
  area: { width: 1280, height: 1280, passes: 16 },
  case: { width: 1920, height: 870, passes: 8 },
}
export const previewSizes: ReliefSizes = {
  plate: { width: 640, height: 480, passes: 6 },
  portrait: { width: 320, height: 320, passes: 6 },
  area: { width: 320, height: 320, passes: 6 },
  case: { width: 640, height: 290, passes: 6 },
}

/** Areas of expertise are shown on a dark ground in both themes. */
const themesOf = (scene: Scene): readonly Theme[] =>
  shapeOf(scene) === 'area' ? ['dark'] : ['light', 'dark']

/** All pictures in their themes. Their names change when anything that they show changes. */
export function mastersOf(terrain: Uint8Array, sizes: ReliefSizes): readonly Master[] {
  return scenes.flatMap((scene) =>
    themesOf(scene).map((theme) => {
      const size = sizes[shapeOf(scene)]
      const palette = palettes[theme]
      const version = cacheVersion(
        ...codeOf(scene).map((file) => readFileSync(file, 'utf8')),
        JSON.stringify([
          palette,
          Object.values(palette.card).map(linearColour),
          size,
          highest[scene],
        ]),
        scene === 'about' ? terrain : '',
      )
      const path = `${cache}relief/${scene}-${theme}-${size.width}-${version}.png`
      return { scene, theme, palette, size, path }
    }),
  )
}

/** All code that draws a scene, in the browser page or for it. */
function codeOf(scene: Scene): readonly string[] {
  const sources = [
    './relief/height-field.ts',
    './relief/page/*.ts',
    './relief/shaders/*.glsl',
    `./relief/shaders/scenes/${scene}.glsl`,
    './terrain/world.ts',
    './typed-array.ts',
    './webgl/*.{ts,glsl}',
  ]
  return globSync(sources.map(mediaFile)).sort()
}
