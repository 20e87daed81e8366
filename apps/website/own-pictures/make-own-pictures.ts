import type { Company } from '@site/company/facts/define-company.ts'
import { writeOwnFiles } from './own-file.ts'
import { readFilm } from './read-film.ts'
import { readPictures } from './read-pictures.ts'

/**
 * Converts the owner's pictures and film into files that replace the shipped ones. Components find those
 * files by name (`components/relief-files.ts`, `screens/home/film-files.ts`, `identity/own-logo.ts`).
 * @param content the folder with `pictures/` and `film/`
 * @param target where the files are written; all other files there are removed
 * @throws Error with a sentence for everything that cannot be used
 */
export async function makeOwnPictures(company: Company, content: URL, target: URL): Promise<void> {
  const findings = [
    ...(await readPictures(company, new URL('pictures/', content))),
    ...(await readFilm(company, new URL('film/', content))),
  ]
  const problems = findings.flatMap((found) => found.problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  await writeOwnFiles(
    findings.flatMap(({ files }) => files),
    target,
  )
}
