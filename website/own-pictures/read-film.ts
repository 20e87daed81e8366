import type { Company } from '../../company/define-company.ts'
import { mp4Tracks } from './mp4-tracks.ts'
import { keyOf } from './own-file.ts'
import { pictureShapes, type PictureShape } from './picture-shapes.ts'
import { baseName, filesOf, readPicture, readSource, type Findings } from './source-folder.ts'
import { textProblems } from './text-problems.ts'

const path = 'content/film'

const posters = {
  'poster-landscape': pictureShapes.landscapePoster,
  'poster-portrait': pictureShapes.portraitPoster,
}

const h264 = { codec: 'H.264', tag: 'avc1' }
const av1 = { codec: 'AV1', tag: 'av01' }
const landscape = { shape: pictureShapes.landscapePoster, megabytes: 3 }
const portrait = { shape: pictureShapes.portraitPoster, megabytes: 1.5 }

interface Video {
  /** On the site. */
  name: string
  codec: string
  /** Of the codec, in the file. */
  tag: string
  /** The smallest size in pixels. */
  shape: PictureShape
  /** The largest weight. */
  megabytes: number
}

/** The files of a film. */
const videos: Record<string, Video> = {
  'landscape.mp4': { name: 'film-landscape.h264.mp4', ...h264, ...landscape },
  'landscape-av1.mp4': { name: 'film-landscape.av1.mp4', ...av1, ...landscape },
  'portrait.mp4': { name: 'film-portrait.h264.mp4', ...h264, ...portrait },
  'portrait-av1.mp4': { name: 'film-portrait.av1.mp4', ...av1, ...portrait },
}

/** The files that a file requires, and why. */
const needs: [file: string, needed: string, reason: string][] = [
  ['landscape.mp4', 'poster-landscape', 'its first frame, which is seen until it plays'],
  ['portrait.mp4', 'poster-portrait', 'its first frame, which is seen until it plays'],
  ['portrait.mp4', 'landscape.mp4', 'wide screens show that one'],
  ['landscape-av1.mp4', 'landscape.mp4', 'not every browser knows AV1'],
  ['portrait-av1.mp4', 'portrait.mp4', 'not every browser knows AV1'],
  [
    'poster-landscape',
    'landscape.mp4',
    'for a picture without a film, set film: false in content/company.json',
  ],
  [
    'poster-portrait',
    'portrait.mp4',
    'for a picture without a film, set film: false in content/company.json',
  ],
]
const needsWithoutFilm: typeof needs = [
  ['poster-portrait', 'poster-landscape', 'wide screens show that one'],
]

/** The film and its posters in `content/film`; the posters are used without a film as well. */
export async function readFilm(company: Company, folder: URL): Promise<Findings[]> {
  const files = await filesOf(folder)
  const fileOf = (name: string) =>
    files.find((file) => file === name || (name in posters && baseName(file) === name))
  const has = (name: string) => fileOf(name) !== undefined
  const isKnown = (file: string) => file in videos || baseName(file) in posters
  const plays = company.film !== false
  return [
    ...(await Promise.all(
      Object.entries(posters)
        .filter(([name]) => has(name))
        .map(([name, shape]) => {
          const ofThisName = files.filter((file) => baseName(file) === name)
          return readPicture(folder, path, ofThisName, { name, shape })
        }),
    )),
    ...(await Promise.all(plays ? files.map((file) => readVideo(folder, file)) : [])),
    {
      files: [],
      problems: [
        ...files
          .filter((file) => !isKnown(file))
          .map(
            (file) =>
              `${path}/${file} is not used. Name it as one of ${Object.keys(videos).join(', ')}, ` +
              'poster-landscape.jpg and poster-portrait.jpg, or remove it.',
          ),
        ...(plays ? needs : needsWithoutFilm)
          .filter(([file, needed]) => has(file) && !has(needed))
          .map(
            ([file, needed, reason]) =>
              `${path}/${fileOf(file) ?? ''} needs ${fileName(needed)} beside it: ${reason}.`,
          ),
        ...textProblems(company, 'poster', has('poster-landscape')),
      ],
    },
  ]
}

const fileName = (name: string) => (name in posters ? `${name}.jpg` : name)

async function readVideo(folder: URL, file: string): Promise<Findings> {
  const video = videos[file]
  if (!video) return { files: [], problems: [] }
  const { name, codec, tag, shape, megabytes } = video
  const { source, path: place } = await readSource(folder, path, file)
  const size = source.length / 1_000_000
  const tracks = mp4Tracks(source)
  const film = tracks.find((track) => track.tag === tag)
  const problems = [
    !film && `${place} is not an MP4 file with ${codec}. Export it as one.`,
    film &&
      (film.width < shape.width || film.height < shape.height) &&
      `${place} has ${film.width} × ${film.height} pixels and needs at least ${shape.width} × ${shape.height}.`,
    tracks.some((track) => track.tag === 'mp4a') && `${place} has sound. Export it without.`,
    size > megabytes &&
      `${place} has ${size.toFixed(1)} MB; the limit is ${megabytes} MB. Shorten it, or export it at a lower bit rate.`,
  ].filter((problem) => typeof problem === 'string')
  const make = () => Promise.resolve(source)
  return { files: [{ name, key: keyOf(source, name), make }], problems }
}
