import type { Company } from '@site/company/facts/define-company.ts'
import { shippedPictures } from '@site/company/facts/example-facts.ts'
import { findingIn } from '@site/company/facts/rules.ts'
import { pagePictures } from '../src/components/page-pictures.ts'
import { readLogo } from './read-logo.ts'
import { pictureShapes, readPicture } from './read-picture.ts'
import { baseName, listFiles, readSource, type Found } from './source-folder.ts'

const path = 'content/pictures'
const logo = 'logo.svg'

/** Reads `content/pictures`: the pictures of pages, cases and people, and the symbol. */
export async function readPictures(company: Company, folder: URL): Promise<Found[]> {
  const finding = findingIn(company.language)
  const files = await listFiles(folder)
  const named = namedPictures(company)
  const filesNamed = (name: string) => files.filter((file) => baseName(file) === name)
  const isNamed = (file: string) => named.some(({ source }) => source === baseName(file))
  const exists = ({ source }: NamedPicture) => filesNamed(source).length > 0
  const problems = [
    ...files
      .filter((file) => file !== logo && !isNamed(file))
      .map((file) => finding(`${path}/${file}`, 'PICTURE_UNUSED')),
    ...named
      .filter((picture) => !exists(picture) && !shippedPictures.includes(picture.source))
      .map(({ source }) => finding(`${path}/${source}.jpg`, 'PICTURE_MISSING')),
  ]
  const pictures = named
    .filter(exists)
    .map((picture) => readPicture(folder, path, filesNamed(picture.source), picture, finding))
  return [
    ...(await Promise.all(pictures)).flat(),
    ...(files.includes(logo) ? [readLogo(await readSource(folder, path, logo), finding)] : []),
    ...problems,
  ]
}

type NamedPicture = ReturnType<typeof namedPictures>[number]

/** The pictures that the facts name. On the site, that of a page has the page's name, the others their own. */
function namedPictures({ pictures = {}, people = [], areas, references = [] }: Company) {
  const squares = new Set([
    ...people.flatMap(({ portrait = [] }) => portrait),
    ...areas.flatMap(({ picture = [] }) => picture),
  ])
  const wide = new Set(references.flatMap(({ story }) => story?.picture?.picture ?? []))
  return [
    ...pagePictures.flatMap((name) => {
      const source = pictures[name]?.picture
      return source === undefined ? [] : { name, source, shape: pictureShapes.page }
    }),
    ...Array.from(wide, (name) => ({ name, source: name, shape: pictureShapes.wide })),
    ...Array.from(squares, (name) => ({ name, source: name, shape: pictureShapes.portrait })),
  ]
}
