import { globSync, readFileSync } from 'node:fs'
import { fingerprint } from '../fingerprint.ts'
import { CACHE, mediaFile } from '../paths.ts'
import { linearColour, PALETTES, type Palette, type Theme } from './palettes.ts'
import { HIGHEST, SCENES, type Scene } from './scenes.ts'

/** Pixels, and how many times the card is lit. */
export interface ReliefSize {
  readonly width: number
  readonly height: number
  readonly passes: number
}

/** A rendered picture without loss, from which the files for the site are made. */
export interface Master {
  readonly scene: Scene
  readonly theme: Theme
  readonly palette: Palette
  readonly path: string
}

export const FULL_SIZE: ReliefSize = { width: 1920, height: 1440, passes: 12 }
export const PREVIEW_SIZE: ReliefSize = { width: 640, height: 480, passes: 6 }

const THEMES: readonly Theme[] = ['light', 'dark']

/** All pictures in both themes. A name changes when anything that the picture shows changes. */
export function mastersOf(terrain: Uint8Array, size: ReliefSize): readonly Master[] {
  return SCENES.flatMap((scene) =>
    THEMES.map((theme) => {
      const palette = PALETTES[theme]
      const version = fingerprint(
        ...codeOf(scene).map((file) => readFileSync(file, 'utf8')),
        JSON.stringify([
          palette,
          Object.values(palette.card).map(linearColour),
          size,
          HIGHEST[scene],
        ]),
        scene === 'about' ? terrain : '',
      )
      const path = `${CACHE}relief/${scene}-${theme}-${size.width}-${version}.png`
      return { scene, theme, palette, path }
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
