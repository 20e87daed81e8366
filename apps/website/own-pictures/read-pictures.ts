import type { Company } from '@site/company/facts/define-company.ts'
import { pagePictures } from '../src/components/page-pictures.ts'
import { readLogo } from './read-logo.ts'
import { shippedPictures } from '@site/company/facts/example-facts.ts'
import { pictureShapes, readPicture } from './read-picture.ts'
import {
  altTextProblems,
  baseName,
  listFiles,
  readSource,
  type ReadResult,
} from './source-folder.ts'

const path = 'content/pictures'
const logo = 'logo.svg'

/** Reads `content/pictures`: the pictures of pages and people, and the symbol. */
export async function readPictures(company: Company, folder: URL): Promise<ReadResult[]> {
  const files = await listFiles(folder)
  const named = namedPictures(company)
  const expected = [
    ...pagePictures.map((name) => ({ name, shape: pictureShapes.page })),
    ...named.map((name) => ({ name, shape: pictureShapes.portrait })),
  ]
  const filesNamed = (name: string) => files.filter((file) => baseName(file) === name)
  const isExpected = (file: string) =>
    file === logo || expected.some(({ name }) => name === baseName(file))
  const exists = (name: string) => filesNamed(name).length > 0
  const problems = [
    ...files.filter((file) => !isExpected(file)).map((file) => unusedFile(file, named)),
    ...named
      .filter((name) => !exists(name) && !shippedPictures.includes(name))
      .map(
        (name) =>
          `A person or an area names the picture “${name}”, but ${path} has no ${name}.jpg. ` +
          'Add the file, or correct the name.',
      ),
    ...pagePictures.flatMap((name) => altTextProblems(company, name, exists(name))),
  ]
  const pictures = expected
    .filter(({ name }) => exists(name))
    .map((picture) => readPicture(folder, path, filesNamed(picture.name), picture))
  return [
    ...(await Promise.all(pictures)),
    ...(files.includes(logo) ? [readLogo(await readSource(folder, path, logo))] : []),
    { files: [], problems },
  ]
}

/** The pictures that people and areas of expertise name. */
const namedPictures = ({ people = [], areas }: Company) => [
  ...new Set([
    ...people.flatMap(({ portrait = [] }) => portrait),
    ...areas.flatMap(({ picture = [] }) => picture),
  ]),
]

const unusedFile = (file: string, named: string[]) =>
  `${path}/${file} is not used. Rename it to ${[...pagePictures, ...named].join(', ')} or logo.svg, ` +
  'or delete it. A person’s or area’s picture has the name that its entry in the list gives it.'
