import { existsSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import type { Company } from '@site/company/facts/define-company.ts'
import { writeConvertedFiles } from './converted-files.ts'
import { readFilm } from './read-film.ts'
import { readPictures } from './read-pictures.ts'

/** The owner's texts, facts, pictures and film. */
const contentFolder = new URL('../../../content/', import.meta.url)

/** The converted files. The build may not write to `content/` (docs/hosting.md), and Astro empties `dist/`. */
const ownFolder = new URL('../../../.own-pictures/', import.meta.url)

/** Converts the owner's pictures and film, which the site finds by name. @throws Error with a line for each problem */
export async function makeOwnPictures(company: Company, content = contentFolder, own = ownFolder) {
  const found = [
    ...(await readPictures(company, new URL('pictures/', content))),
    ...(await readFilm(company, new URL('film/', content))),
  ]
  const problems = found.filter((one) => typeof one === 'string')
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const files = found.filter((one) => typeof one !== 'string')
  await writeConvertedFiles(files, own)
}

/** Matches the paths of the shipped pictures and film that the owner's files replace. */
export function replacedFilesPattern({ pictures = {}, film }: Company): RegExp {
  const { poster, ...pagePictures } = pictures
  const hasFilm = !film || existsSync(new URL('film-landscape.h264.mp4', ownFolder))
  const names = [
    ...Object.keys(pagePictures).map((name) => `images/${name}-`),
    poster && 'film/poster-',
    // They show the mountain of our film.
    poster && 'images/closing-',
    hasFilm && 'film/first-light-',
  ].filter((name) => name)
  // An empty group would match every path.
  return names.length > 0 ? new RegExp(`/website/src/(${names.join('|')})`) : /^$/
}

/** Converts the owner's pictures and film before the build reads them. */
export function ownPictures(company: Company): AstroIntegration {
  return {
    name: 'own-pictures',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        await makeOwnPictures(company)
        const replaced = replacedFilesPattern(company)
        updateConfig({
          vite: {
            plugins: [
              {
                // Keeps the shipped files that they replace out of the build.
                name: 'own-pictures',
                enforce: 'pre',
                load: (id) => (replaced.test(id) ? 'export default undefined' : undefined),
              },
            ],
          },
        })
      },
    },
  }
}
