import type { Composition } from '../compositions.ts'
import { createFilmRenderer, type FilmRenderer } from './renderer.ts'

interface FilmPage {
  /** Sets up the camera and surveys the ground. */
  prepare: (composition: Composition) => Promise<void>
  /** Renders the frame at a place of the loop (0 to 1) and delivers it as 16-bit RGB. */
  deliverFrame: (time: number) => Promise<void>
}

declare global {
  interface Window {
    filmPage: FilmPage
  }
}

let renderer: FilmRenderer | undefined

window.filmPage = {
  async prepare(composition) {
    renderer = await createFilmRenderer(composition)
  },
  async deliverFrame(time) {
    if (!renderer) throw new Error('The film is not prepared')
    await renderer.deliverFrame(time)
  },
}
