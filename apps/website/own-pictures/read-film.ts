import type { Company } from '@site/company/facts/define-company.ts'
import { findingIn, type Finding, type Rule } from '@site/company/facts/rules.ts'
import { cacheKey } from './converted-files.ts'
import { pictureShapes, readPicture } from './read-picture.ts'
import { baseName, listFiles, readSource, type Found } from './source-folder.ts'

const path = 'content/film'
const poster = `${path}/poster-landscape.jpg`

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

/** Reads `content/film`: the film and its posters, which are also used without a film. */
export async function readFilm(company: Company, folder: URL): Promise<Found[]> {
  const finding = findingIn(company.language)
  const files = await listFiles(folder)
  const postersNamed = (name: string) => files.filter((file) => baseName(file) === name)
  const has = (file: string) =>
    file in videos ? files.includes(file) : postersNamed(baseName(file)).length > 0
  const needs = (file: string, needed: string, rule: Rule) =>
    has(file) && !has(needed) ? [finding(`${path}/${file}`, rule, { needed })] : []
  const hasPoster = has('poster-landscape.jpg')
  const problems = [
    ...files
      .filter((file) => !(file in videos || baseName(file) in posters))
      .map((file) => finding(`${path}/${file}`, 'FILM_UNUSED')),
    ...(company.film
      ? [
          ...needs('landscape.mp4', 'poster-landscape.jpg', 'FIRST_FRAME'),
          ...needs('portrait.mp4', 'poster-portrait.jpg', 'FIRST_FRAME'),
          ...needs('portrait.mp4', 'landscape.mp4', 'WIDE_SCREENS'),
          ...needs('poster-landscape.jpg', 'landscape.mp4', 'WITHOUT_FILM'),
          ...needs('poster-portrait.jpg', 'portrait.mp4', 'WITHOUT_FILM'),
        ]
      : needs('poster-portrait.jpg', 'poster-landscape.jpg', 'WIDE_SCREENS')),
    // A picture needs a description, and a description a picture.
    ...(hasPoster && !company.pictures?.poster ? [finding(poster, 'POSTER_ALT')] : []),
    ...(!hasPoster && company.pictures?.poster ? [finding(poster, 'POSTER_MISSING')] : []),
  ]
  const pictures = Object.entries(posters)
    .filter(([name]) => postersNamed(name).length > 0)
    .map(([name, shape]) => readPicture(folder, path, postersNamed(name), { name, shape }, finding))
  const films = files.filter((file) => company.film && file in videos)
  return [
    ...(await Promise.all(pictures)).flat(),
    ...(await Promise.all(films.map((file) => readVideo(folder, file, finding)))).flat(),
    ...problems,
  ]
}

async function readVideo(folder: URL, file: string, finding: Finding): Promise<Found[]> {
  const { name = '', megabytes = 0 } = videos[file] ?? {}
  const source = await readSource(folder, path, file)
  const size = source.content.length / 1_000_000
  const codecs = codecsOf(source.content)
  const problems = [
    !codecs.includes('avc1') && finding(source.path, 'FILM_FORMAT'),
    codecs.includes('mp4a') && finding(source.path, 'FILM_SOUND'),
    size > megabytes &&
      finding(source.path, 'FILM_SIZE', { size: size.toFixed(1), most: String(megabytes) }),
  ].filter((problem) => typeof problem === 'string')
  const convert = () => Promise.resolve(source.content)
  return [...problems, { name, cacheKey: cacheKey(source.content, name), convert }]
}

/** The codecs of an MP4 file's tracks, from their sample descriptions (ISO/IEC 14496-12, 8.5.2). */
const codecsOf = (video: Buffer) =>
  Array.from(video.toString('latin1').matchAll(/stsd.{12}(\w{4})/gs), ([, codec]) => codec)
