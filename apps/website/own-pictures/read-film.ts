import type { Company } from '@site/company/facts/define-company.ts'
import { keyOf } from './own-file.ts'
import { pictureShapes } from './picture-shapes.ts'
import { baseName, filesOf, readPicture, readSource, type Findings } from './source-folder.ts'
import { textProblems } from './text-problems.ts'

const path = 'content/film'

/** The first frames of the film, or the pictures in its place. */
const posters = {
  'poster-landscape': pictureShapes.landscapePoster,
  'poster-portrait': pictureShapes.portraitPoster,
}

/** The files of the film, with their names on the site and their largest weights. */
const videos: Record<string, { name: string; megabytes: number }> = {
  'landscape.mp4': { name: 'film-landscape.h264.mp4', megabytes: 3 },
  'portrait.mp4': { name: 'film-portrait.h264.mp4', megabytes: 1.5 },
}

/** The files that a file requires, and why. */
const needs: [file: string, needed: string, reason: string][] = [
  ['landscape.mp4', 'poster-landscape.jpg', 'its first frame, which is seen until it plays'],
  ['portrait.mp4', 'poster-portrait.jpg', 'its first frame, which is seen until it plays'],
  ['portrait.mp4', 'landscape.mp4', 'wide screens show that one'],
  ['poster-landscape.jpg', 'landscape.mp4', 'without a film, write "film": false in company.json'],
  ['poster-portrait.jpg', 'portrait.mp4', 'without a film, write "film": false in company.json'],
]
const needsWithoutFilm: typeof needs = [
  ['poster-portrait.jpg', 'poster-landscape.jpg', 'wide screens show that one'],
]

/** The film and its posters in `content/film`; the posters are used without a film as well. */
export async function readFilm(company: Company, folder: URL): Promise<Findings[]> {
  const files = await filesOf(folder)
  const plays = company.film !== false
  const postersNamed = (name: string) => files.filter((file) => baseName(file) === name)
  const has = (file: string) =>
    file in videos ? files.includes(file) : postersNamed(baseName(file)).length > 0
  const unknown = files.filter((file) => !(file in videos || baseName(file) in posters))
  const problems = [
    ...unknown.map(
      (file) =>
        `${path}/${file} is not used. Name it as one of ${Object.keys(videos).join(', ')}, ` +
        'poster-landscape.jpg and poster-portrait.jpg, or remove it.',
    ),
    ...(plays ? needs : needsWithoutFilm)
      .filter(([file, needed]) => has(file) && !has(needed))
      .map(([file, needed, reason]) => `${path}/${file} needs ${needed} beside it: ${reason}.`),
    ...textProblems(company, 'poster', has('poster-landscape.jpg')),
  ]
  const pictures = Object.entries(posters)
    .filter(([name]) => postersNamed(name).length > 0)
    .map(([name, shape]) => readPicture(folder, path, postersNamed(name), { name, shape }))
  const films = files.filter((file) => plays && file in videos)
  return [
    ...(await Promise.all(pictures)),
    ...(await Promise.all(films.map((file) => readVideo(folder, file)))),
    { files: [], problems },
  ]
}

async function readVideo(folder: URL, file: string): Promise<Findings> {
  const { name = '', megabytes = 0 } = videos[file] ?? {}
  const { source, path: place } = await readSource(folder, path, file)
  const size = source.length / 1_000_000
  const codecs = codecsOf(source)
  const problems = [
    !codecs.includes('avc1') && `${place} is not an MP4 file with H.264. Export it as one.`,
    codecs.includes('mp4a') && `${place} has sound. Export it without.`,
    size > megabytes &&
      `${place} has ${size.toFixed(1)} MB; the limit is ${megabytes} MB. Shorten it, or export it at a lower bit rate.`,
  ].filter((problem) => typeof problem === 'string')
  const make = () => Promise.resolve(source)
  return { files: [{ name, key: keyOf(source, name), make }], problems }
}

/** The codecs of an MP4 file's tracks, from their sample descriptions (ISO/IEC 14496-12, 8.5.2). */
const codecsOf = (source: Buffer) =>
  Array.from(source.toString('latin1').matchAll(/stsd.{12}(\w{4})/gs), ([, codec]) => codec)
