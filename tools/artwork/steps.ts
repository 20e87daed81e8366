import { fileURLToPath } from 'node:url'
import { encodeVideos } from './encode/videos.ts'
import { encodePosters } from './encode/posters.ts'
import { encodeClosings } from './encode/closings.ts'
import { encodeReliefImages } from './encode/relief-images.ts'
import { compositions } from './film/compositions.ts'
import { renderKeyFrames } from './film/key-frames.ts'
import { previewFilm } from './film/preview.ts'
import { fullSizes, previewSizes } from './relief/masters.ts'
import { typeface } from './paths.ts'
import { run } from './process.ts'
import { renderReliefs } from './relief/relief.ts'
import { storedTerrain } from './terrain/stored-terrain.ts'

const archivo = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'

interface Step {
  readonly description: string
  readonly run: () => Promise<void>
}

/** The steps of `make.ts`, by name. */
export const steps: ReadonlyMap<string, Step> = new Map([
  [
    'preview',
    {
      description: 'small, quick versions of all pictures in cache/, to judge a change by',
      run: async () => {
        const terrain = await storedTerrain()
        for (const composition of compositions) await previewFilm(composition, terrain)
        await renderReliefs(terrain, previewSizes)
      },
    },
  ],
  [
    'film',
    {
      description: 'render the key frames of the film in both compositions',
      run: async () => {
        const terrain = await storedTerrain()
        for (const composition of compositions) await renderKeyFrames(composition, terrain)
      },
    },
  ],
  [
    'videos',
    {
      description: 'encode the film and its posters for the site',
      run: async () => {
        const terrain = await storedTerrain()
        for (const composition of compositions) {
          await encodePosters(composition, terrain)
          await encodeVideos(composition, terrain)
        }
      },
    },
  ],
  [
    'reliefs',
    {
      description: 'render the images in stacked card',
      run: async () => renderReliefs(await storedTerrain(), fullSizes),
    },
  ],
  [
    'images',
    {
      description: 'encode the images for the site',
      run: async () => encodeReliefImages(await storedTerrain()),
    },
  ],
  [
    'closings',
    {
      description: 'render and encode the mountains at the end of pages',
      run: async () => encodeClosings(await storedTerrain()),
    },
  ],
  [
    'font',
    {
      description: 'cut the typeface to the characters and weights of the site',
      run: () =>
        run('python3', [
          fileURLToPath(new URL('font/make-typeface.py', import.meta.url)),
          fileURLToPath(import.meta.resolve(archivo)),
          typeface,
        ]),
    },
  ],
])

/** The steps that run if none is named: everything that the site needs, in order. */
export const allSteps = ['film', 'videos', 'reliefs', 'images', 'closings', 'font'] as const
