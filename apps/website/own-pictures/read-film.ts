import type { Company } from '@site/company/facts/define-company.ts'
import { cacheKey } from './converted-files.ts'
import { pictureShapes, readPicture } from './read-picture.ts'
import {
  altTextProblems,
  baseName,
  listFiles,
  readSource,
  type ReadResult,
} from './source-folder.ts'

const path = 'content/film'

/** The first frames of the film, or the pictures that replace it. */
const posters = {
  'poster-landscape': pictureShapes.landscapePoster,
  'poster-portrait': pictureShapes.portraitPoster,
}

/** The files of the film, with their names on the site and their maximum sizes. */
const videos: Record<string, { name: string; megabytes: number }> = {
  'landscape.mp4': { name: 'film-landscape.h264.mp4', megabytes: 3 },
  'portrait.mp4': { name: 'film-portrait.h264.mp4', megabytes: 1.5 },
}

const firstFrame = 'its first frame, shown until it plays'
const withoutFilm = 'to show only pictures, write "film": false in content/company.json'
const wideScreens = 'wide screens show it'

/** Reads `content/film`: the film and its posters, which are also used without a film. */
export async function readFilm(company: Company, folder: URL): Promise<ReadResult[]> {
  const files = await listFiles(folder)
  const showsFilm = company.film !== false
  const postersNamed = (name: string) => files.filter((file) => baseName(file) === name)
  const has = (file: string) =>
    file in videos ? files.includes(file) : postersNamed(baseName(file)).length > 0
  const needs = (file: string, needed: string, reason: string) =>
    has(file) && !has(needed) ? [`${path}/${file} needs ${path}/${needed}: ${reason}.`] : []
  const problems = [
    ...files
      .filter((file) => !(file in videos || baseName(file) in posters))
      .map(
        (file) =>
          `${path}/${file} is not used. Rename it to ${Object.keys(videos).join(', ')}, ` +
          'poster-landscape.jpg or poster-portrait.jpg, or remove it.',
      ),
    ...(showsFilm
      ? [
          ...needs('landscape.mp4', 'poster-landscape.jpg', firstFrame),
          ...needs('portrait.mp4', 'poster-portrait.jpg', firstFrame),
          ...needs('portrait.mp4', 'landscape.mp4', wideScreens),
          ...needs('poster-landscape.jpg', 'landscape.mp4', withoutFilm),
          ...needs('poster-portrait.jpg', 'portrait.mp4', withoutFilm),
        ]
      : needs('poster-portrait.jpg', 'poster-landscape.jpg', wideScreens)),
    ...altTextProblems(company, 'poster', has('poster-landscape.jpg')),
  ]
  const pictures = Object.entries(posters)
    .filter(([name]) => postersNamed(name).length > 0)
    .map(([name, shape]) => readPicture(folder, path, postersNamed(name), { name, shape }))
  const films = files.filter((file) => showsFilm && file in videos)
  return [
    ...(await Promise.all(pictures)),
    ...(await Promise.all(films.map((file) => readVideo(folder, file)))),
    { files: [], problems },
  ]
}

async function readVideo(folder: URL, file: string): Promise<ReadResult> {
  const { name = '', megabytes = 0 } = videos[file] ?? {}
  const source = await readSource(folder, path, file)
  const size = source.content.length / 1_000_000
  const codecs = codecsOf(source.content)
  const problems = [
    !codecs.includes('avc1') &&
      `${source.path} is not an MP4 file with H.264 video. Export it in this format.`,
    codecs.includes('mp4a') && `${source.path} has sound. Export it without.`,
    size > megabytes &&
      `${source.path} is ${size.toFixed(1)} MB; the limit is ${megabytes} MB. Shorten it, or export it at a lower bit rate.`,
  ].filter((problem) => typeof problem === 'string')
  const convert = () => Promise.resolve(source.content)
  return { files: [{ name, cacheKey: cacheKey(source.content, name), convert }], problems }
}

/** The codecs of an MP4 file's tracks, from their sample descriptions (ISO/IEC 14496-12, 8.5.2). */
const codecsOf = (video: Buffer) =>
  Array.from(video.toString('latin1').matchAll(/stsd.{12}(\w{4})/gs), ([, codec]) => codec)
