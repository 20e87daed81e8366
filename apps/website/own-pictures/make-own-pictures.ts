import type { Company } from '@site/company/facts/define-company.ts'
import { writeConvertedFiles } from './converted-files.ts'
import { readFilm } from './read-film.ts'
import { readPictures } from './read-pictures.ts'

/**
 * Converts the owner's pictures and film into files that replace the shipped ones. The site finds them by name
 * (`components/relief-files.ts`, `screens/home/film-files.ts`, `packages/brand/own-logo.ts`).
 * @param content the folder with `pictures/` and `film/`
 * @param target where the files are written; all other files there are removed
 * @throws Error with one line for each file that cannot be used
 */
export async function makeOwnPictures(company: Company, content: URL, target: URL): Promise<void> {
  const results = [
    ...(await readPictures(company, new URL('pictures/', content))),
    ...(await readFilm(company, new URL('film/', content))),
  ]
  const problems = results.flatMap((result) => result.problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  await writeConvertedFiles(
    results.flatMap(({ files }) => files),
    target,
  )
}
