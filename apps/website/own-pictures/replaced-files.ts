import { existsSync } from 'node:fs'
import type { Company } from '@site/company/facts/define-company.ts'

/** Matches the paths of the shipped pictures and film that the owner's files replace. */
export function replacedFilesPattern({ pictures = {}, film }: Company, ownFolder: URL): RegExp {
  const { poster, ...pagePictures } = pictures
  const hasFilm = film === false || existsSync(new URL('film-landscape.h264.mp4', ownFolder))
  const names = [
    ...Object.keys(pagePictures).map((name) => `images/${name}-`),
    poster && 'film/poster-',
    hasFilm && 'film/first-light-',
  ].filter((name) => name)
  // An empty group would match every path.
  return names.length > 0 ? new RegExp(`/website/src/(${names.join('|')})`) : /^$/
}
