import type { Company } from '@site/company/facts/define-company.ts'
import { plates } from '../src/components/plates.ts'
import { pictureShapes, shippedPortraits } from './picture-shapes.ts'
import { readLogo } from './read-logo.ts'
import { baseName, filesOf, readPicture, readSource, type Findings } from './source-folder.ts'
import { textProblems } from './text-problems.ts'

const path = 'content/pictures'
const logo = 'logo.svg'

/** The pictures of `content/pictures`: of pages, of people, and the symbol. */
export async function readPictures(company: Company, folder: URL): Promise<Findings[]> {
  const files = await filesOf(folder)
  const portraits = portraitsOf(company)
  const known = [
    ...plates.map((name) => ({ name, shape: pictureShapes.plate })),
    ...portraits.map((name) => ({ name, shape: pictureShapes.portrait })),
  ]
  const filesNamed = (name: string) => files.filter((file) => baseName(file) === name)
  const isKnown = (file: string) =>
    file === logo || known.some(({ name }) => name === baseName(file))
  const isThere = (name: string) => filesNamed(name).length > 0
  const problems = [
    ...files.filter((file) => !isKnown(file)).map((file) => unknownName(file, portraits)),
    ...portraits
      .filter((name) => !isThere(name) && !shippedPortraits.includes(name))
      .map(
        (name) =>
          `content/company.json names the portrait “${name}”, but ${path} has no ${name}.jpg.`,
      ),
    ...plates.flatMap((name) => textProblems(company, name, isThere(name))),
  ]
  const pictures = known
    .filter(({ name }) => isThere(name))
    .map((picture) => readPicture(folder, path, filesNamed(picture.name), picture))
  return [
    ...(await Promise.all(pictures)),
    ...(files.includes(logo) ? [readLogo(await readSource(folder, path, logo))] : []),
    { files: [], problems },
  ]
}

const portraitsOf = ({ people = [] }: Company) => [
  ...new Set(people.flatMap(({ portrait = [] }) => portrait)),
]

const unknownName = (file: string, portraits: string[]) =>
  `${path}/${file} is shown nowhere: call it ${[...plates, ...portraits].join(', ')} or logo.svg. ` +
  'A portrait has the name that content/company.json gives it.'
