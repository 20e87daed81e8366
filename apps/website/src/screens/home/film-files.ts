import { company } from '@site/company/facts/company.ts'

const shipped = import.meta.glob<string>('../../film/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Converted from the owner's film and posters in `content/film` (apps/website/own-pictures). */
const own = import.meta.glob<string>('../../../../../.own-pictures/{film,poster}-*', {
  eager: true,
  query: '?url',
  import: 'default',
})

const shippedFile = (name: string) => shipped[`../../film/${name}`]
const ownFile = (name: string) => own[`../../../../../.own-pictures/${name}`]

/** The owner's film, which may have no portrait version, or else ours. */
const filmFile = (version: string) =>
  ownFile('film-landscape.h264.mp4')
    ? ownFile(`film-${version}.mp4`)
    : shippedFile(`first-light-${version}.mp4`)

const av1 = 'video/mp4; codecs="av01.0.12M.10"'
const h264 = 'video/mp4; codecs="avc1.640028"'
/** The media query of the portrait version: phones, and tablets held upright. */
export const portrait = '(orientation: portrait)'

const sources = [
  { media: portrait, type: av1, src: filmFile('portrait.av1') },
  { media: portrait, type: h264, src: filmFile('portrait.h264') },
  { media: undefined, type: av1, src: filmFile('landscape.av1') },
  { media: undefined, type: h264, src: filmFile('landscape.h264') },
]

/** The film's files in the order in which a browser should try them; none where the poster stays. */
export const film = company.film ? sources.filter(({ src }) => src !== undefined) : []

/** Whether the picture is of our mountain. */
export const showsOurSummit = ownFile('poster-landscape-1920.avif') === undefined

/** A file of the owner's posters, of which the portrait one may be missing, or else of ours. */
const posterFile = (own: string, ours: string) =>
  showsOurSummit ? shippedFile(ours) : ownFile(own)

/** The film's first frame, so that the change to the film is invisible. Portrait screens may have to crop the other. */
export const poster = {
  landscape: {
    avif: posterFile('poster-landscape-1920.avif', 'poster-landscape.avif'),
    webp: posterFile('poster-landscape-1920.webp', 'poster-landscape.webp'),
    jpg: posterFile('poster-landscape-1920.jpeg', 'poster-landscape.jpg'),
  },
  portrait: {
    avif: posterFile('poster-portrait-720.avif', 'poster-portrait.avif'),
    webp: posterFile('poster-portrait-720.webp', 'poster-portrait.webp'),
  },
}
