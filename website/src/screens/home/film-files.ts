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
/** Where the upright composition is shown: on phones, and on tablets held like one. */
export const portrait = '(orientation: portrait)'

/** The film's files in the order in which a browser should try them. */
export const film = [
  { media: portrait, type: av1, src: portraitAv1 },
  { media: portrait, type: h264, src: portraitH264 },
  { media: undefined, type: av1, src: landscapeAv1 },
  { media: undefined, type: h264, src: landscapeH264 },
]

/** The film's first frame, so that the change from poster to film is invisible. */
export const poster = {
  landscape: {
    avif: posterLandscapeAvif,
    webp: posterLandscapeWebp,
    jpg: posterLandscapeJpg,
  },
  portrait: { avif: posterPortraitAvif, webp: posterPortraitWebp },
}
