import { company } from '../../../../company/company.ts'
import landscapeAv1 from '../../film/first-light-landscape.av1.mp4?url'
import landscapeH264 from '../../film/first-light-landscape.h264.mp4?url'
import portraitAv1 from '../../film/first-light-portrait.av1.mp4?url'
import portraitH264 from '../../film/first-light-portrait.h264.mp4?url'
import posterLandscapeAvif from '../../film/poster-landscape.avif?url'
import posterLandscapeJpg from '../../film/poster-landscape.jpg?url'
import posterLandscapeWebp from '../../film/poster-landscape.webp?url'
import posterPortraitAvif from '../../film/poster-portrait.avif?url'
import posterPortraitWebp from '../../film/poster-portrait.webp?url'

const av1 = 'video/mp4; codecs="av01.0.08M.10"'
const h264 = 'video/mp4; codecs="avc1.640028"'
/** The media query of the portrait version: phones, and tablets held upright. */
export const portrait = '(orientation: portrait)'

/** Converted from the owner's film and posters in `content/film` (website/own-pictures). */
const own = import.meta.glob<string>('../../../.astro/own-pictures/{film,poster}-*', {
  eager: true,
  query: '?url',
  import: 'default',
})
const ownFile = (name: string) => own[`../../../.astro/own-pictures/${name}`]

const sources = ownFile('film-landscape.h264.mp4')
  ? [
      { media: portrait, type: h264, src: ownFile('film-portrait.h264.mp4') },
      { media: undefined, type: h264, src: ownFile('film-landscape.h264.mp4') },
    ]
  : [
      { media: portrait, type: av1, src: portraitAv1 },
      { media: portrait, type: h264, src: portraitH264 },
      { media: undefined, type: av1, src: landscapeAv1 },
      { media: undefined, type: h264, src: landscapeH264 },
    ]

/** The film's files in the order in which a browser should try them; none where the poster stays. */
export const film = company.film === false ? [] : sources.filter(({ src }) => src !== undefined)

interface Poster {
  landscape: { avif: string; webp: string | undefined; jpg: string | undefined }
  /** Without it, portrait screens show a crop of the landscape poster. */
  portrait?: { avif: string; webp: string | undefined }
}

const shipped: Poster = {
  landscape: {
    avif: posterLandscapeAvif,
    webp: posterLandscapeWebp,
    jpg: posterLandscapeJpg,
  },
  portrait: { avif: posterPortraitAvif, webp: posterPortraitWebp },
}

/** The film's first frame, so that the change from poster to film is invisible. */
export const poster = ownPoster() ?? shipped

function ownPoster(): Poster | undefined {
  const avif = ownFile('poster-landscape-1920.avif')
  const portraitAvif = ownFile('poster-portrait-720.avif')
  if (!avif) return undefined
  const webp = ownFile('poster-landscape-1920.webp')
  const jpg = ownFile('poster-landscape-1920.jpeg')
  const portrait = portraitAvif && { avif: portraitAvif, webp: ownFile('poster-portrait-720.webp') }
  return { landscape: { avif, webp, jpg }, ...(portrait && { portrait }) }
}
