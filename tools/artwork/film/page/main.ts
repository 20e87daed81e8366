import type { View } from '../compositions.ts'
import type { Hour } from '../hours.ts'
import { createFilmRenderer, type FilmRenderer } from './renderer.ts'

interface FilmPage {
  /** Sets up the camera and surveys the ground. */
  prepare: (view: View, hour: Hour) => Promise<void>
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
  async prepare(view, hour) {
    renderer = await createFilmRenderer(view, hour)
  },
  async deliverFrame(time) {
    if (!renderer) throw new Error('The film is not prepared')
    await renderer.deliverFrame(time)
  },
}
