import type { Company } from '../../company/define-company.ts'
import { plates } from '../src/components/plates.ts'
import { pictureShapes, shippedPortraits, type PictureShape } from './picture-shapes.ts'
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
    ...plates.flatMap((name) => versions(name, pictureShapes.plate)),
    ...portraits.flatMap((name) => versions(name, pictureShapes.portrait)),
  ]
  const filesNamed = (name: string) => files.filter((file) => baseName(file) === name)
  const isKnown = (file: string) =>
    file === logo || known.some(({ base }) => base === baseName(file))
  const isThere = (name: string) => filesNamed(name).length > 0
  const problems = [
    ...files.filter((file) => !isKnown(file)).map((file) => unknownName(file, portraits)),
    ...[...plates, ...portraits]
      .filter((name) => isThere(`${name}-dark`) && !isThere(name))
      .map(
        (name) => `${path}/${name}-dark.jpg is for the dark theme and needs ${name}.jpg beside it.`,
      ),
    ...portraits
      .filter((name) => !isThere(name) && !shippedPortraits.includes(name))
      .map(
        (name) =>
          `content/company.json names the portrait “${name}”, but ${path} has no ${name}.jpg.`,
      ),
    ...plates.flatMap((name) => textProblems(company, name, isThere(name))),
  ]
  const pictures = known
    .filter(({ base }) => isThere(base))
    .map(({ base, name, shape }) => readPicture(folder, path, filesNamed(base), { name, shape }))
  return [
    ...(await Promise.all(pictures)),
    ...(files.includes(logo) ? [readLogo(await readSource(folder, path, logo))] : []),
    { files: [], problems },
  ]
}

const portraitsOf = ({ people = [] }: Company) => [
  ...new Set(people.flatMap(({ portrait = [] }) => portrait)),
]

/** One picture serves both themes, unless the dark one has its own. */
const versions = (name: string, shape: PictureShape) => [
  { base: name, name: `${name}-light`, shape },
  { base: `${name}-dark`, name: `${name}-dark`, shape },
]

const unknownName = (file: string, portraits: string[]) =>
  `${path}/${file} is shown nowhere: call it ${[...plates, ...portraits].join(', ')} or logo.svg. ` +
  'A portrait has the name that content/company.json gives it.'
