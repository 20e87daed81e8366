import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Company } from '@site/company/facts/define-company.ts'
import { completeCompany } from '@site/company/testing/complete-company.ts'
import { smallestCompany } from '@site/company/testing/smallest-company.ts'
import type { OwnLogo } from '@site/brand/symbol.ts'
import { makeOwnPictures, replacedFilesPattern } from './make-own-pictures.ts'

let project = ''

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(project, { recursive: true }))
  for (const folder of ['pictures', 'film']) await mkdir(join(project, folder))
})

const texts = { en: 'Hills.', de: 'Hügel.', fr: 'Des collines.' }
const atelier = { picture: 'atelier', alt: texts }
const lea = { name: 'Léa', role: texts, latestWork: texts, portrait: 'lea' }

const put = (path: string, content: Buffer | string) => writeFile(join(project, path), content)
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
const film = (name: string) =>
  readFile(new URL(`../src/film/first-light-${name}.mp4`, import.meta.url))
const drawing = (shapes: string, box = '0 0 10 10') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`

const make = (facts: Partial<Company> = {}) => {
  const folder = pathToFileURL(`${project}/`)
  return makeOwnPictures(
    { ...smallestCompany, language: 'en', ...facts },
    folder,
    new URL('own/', folder),
  )
}
const convertedFiles = () => readdir(join(project, 'own'))

test('an empty folder is like a missing one, whatever files the operating system leaves in it', async () => {
  await put('pictures/.DS_Store', '')
  await put('pictures/README.md', 'Pictures.')
  await make()
  await rm(join(project, 'film'), { recursive: true })
  await make()
  await expect(convertedFiles()).rejects.toThrow('ENOENT')
})

test.for([
  ['pictures/abuot.jpg', /abuot\.jpg: is not used\. Choose it .* is named logo\.svg/],
  ['pictures/lea.heic', /lea\.heic: is not a JPEG, PNG, WebP or AVIF file\. Export it as JPEG\./],
  ['pictures/lea-dark.jpg', /lea-dark\.jpg: is not used/],
  ['pictures/lea.jpg', /lea\.jpg: cannot be read as a picture \(.+\)\. Export it again/],
  ['pictures/logo.svg', /logo\.svg: cannot be read as SVG\. Export it again\./],
  ['pictures/leo.jpg', /content\/pictures\/lea\.jpg: is missing\./],
  ['film/film.mov', /film\.mov: is not used\. Rename it to landscape\.mp4, /],
  ['film/landscape.mp4', /landscape\.mp4: is not an MP4 file with H\.264 video\. Export it in/],
] as const)(
  '%s is rejected with a sentence on the problem and the fix',
  async ([path, sentence]) => {
    await put(path, 'nothing')
    await expect(make({ people: [lea] })).rejects.toThrow(sentence)
  },
)

test('a picture that is too small is rejected with its size and the required size', async () => {
  await put('pictures/atelier.jpg', await picture(1920, 1080))
  await expect(make({ pictures: { about: atelier } })).rejects.toThrow(
    'content/pictures/atelier.jpg: is 1920 × 1080 pixels but must be at least 1920 × 1440.',
  )
})

test('a picture that was truncated while it was copied is rejected', async () => {
  const whole = await sharp({
    create: {
      ...{ width: 640, height: 640, channels: 3, background: 'white' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  await put('pictures/lea.jpg', whole.subarray(0, whole.length / 2))
  await expect(make({ people: [lea] })).rejects.toThrow(/lea\.jpg: cannot be read as a picture/)
})

test('the picture of a page may have any name, and is the owner’s to describe', async () => {
  await put('pictures/atelier.jpg', await picture(1920, 1440))
  await make({ pictures: { about: atelier } })
  expect(await convertedFiles()).toContain('about-1920.avif')
  await expect(make()).rejects.toThrow('content/pictures/atelier.jpg: is not used.')
  await rm(join(project, 'pictures/atelier.jpg'))
  await expect(make({ pictures: { about: atelier } })).rejects.toThrow('atelier.jpg: is missing.')
})

test('the picture of a case is as wide as the screen', async () => {
  const [reference] = completeCompany.references ?? []
  if (!reference) throw new Error('The company of this test has no reference.')
  const story = {
    ...{ slug: 'lift', title: texts, problem: [texts], solution: [texts], months: [] },
    picture: { picture: 'lift', alt: texts },
  }
  const references = [{ ...reference, story }]
  await put('pictures/lift.jpg', await picture(1920, 869))
  await expect(make({ references })).rejects.toThrow('must be at least 1920 × 870')
  await put('pictures/lift.jpg', await picture(1920, 870))
  await make({ references })
  expect(await convertedFiles()).toContain('lift-1920.avif')
})

test('the film’s first frame needs a description, and a description needs a picture', async () => {
  await expect(make({ pictures: { poster: { alt: texts } } })).rejects.toThrow(
    'content/film/poster-landscape.jpg: is described, but missing.',
  )
  await put('film/poster-landscape.jpg', await picture(1920, 1080))
  await expect(make({ film: false })).rejects.toThrow(
    'content/film/poster-landscape.jpg: has no description for people who cannot see it.',
  )
})

test('problems are told in the owner’s language', async () => {
  await put('film/poster-landscape.jpg', await picture(1920, 1080))
  const rejection = make({ language: 'fr', pictures: { poster: { alt: texts } } })
  await expect(rejection).rejects.toThrow(/désactivez «\sFilm sur l’accueil\s» dans l’éditeur/)
})

test('two pictures with the same name are rejected', async () => {
  await put('pictures/lea.jpg', await picture(640, 640))
  await put('pictures/lea.PNG', await picture(640, 640))
  await expect(make({ people: [lea] })).rejects.toThrow('has lea.PNG, lea.jpg. Remove one of')
})

test.for([
  ['is oblong', drawing('<path d="M0 0h9"/>', '0 0 30 10'), 'is 30 wide and 10 high. Make it'],
  [
    'contains text',
    drawing('<text y="9">Léa</text>'),
    'contains <text>. Convert everything to paths',
  ],
  ['contains a script', drawing('<script>1</script><path d="M0 0h9"/>'), 'contains <script>.'],
  ['links to a file', drawing('<use href="https://a.example/#b"/>'), 'a style or a link'],
  [
    'has too many points',
    drawing(manyPaths()),
    'the limit is 4000, because every page contains it',
  ],
] as const)('a symbol that %s is rejected', async ([, svg, sentence]) => {
  await put('pictures/logo.svg', svg)
  await expect(make()).rejects.toThrow(sentence)
})

/** In different colours, or they would be merged into one. */
function manyPaths() {
  const colours = Array.from({ length: 200 }, (_, index) => `#${String(100_000 + 357 * index)}`)
  return colours.map((colour, index) => `<path fill="${colour}" d="M0 ${index}h9v1z"/>`).join('')
}

test('a symbol is simplified: black follows the text, other colours stay', async () => {
  await put(
    'pictures/logo.svg',
    drawing(
      '<style>.a{fill:#000000}.b{fill:#1e7a5a}</style><title>L</title>' +
        '<path class="a" d="M0 0h9v9z"/><circle class="b" cx="5" cy="5" r="2"/>',
    ),
  )
  await make()
  const logo = JSON.parse(await readFile(join(project, 'own/logo.json'), 'utf8')) as OwnLogo
  expect(logo.viewBox).toBe('0 0 10 10')
  expect(logo.shapes).toMatch(/<path fill="currentColor" [^>]*>.*fill="#1e7a5a"/)
  expect(logo.shapes).not.toMatch(/class|style|title/)
})

test.for([
  ['landscape.mp4', 'landscape.h264', 'landscape.mp4: needs poster-landscape.jpg: its first'],
  ['portrait.mp4', 'portrait.h264', 'portrait.mp4: needs landscape.mp4: wide screens'],
  ['landscape.mp4', 'landscape.av1', 'landscape.mp4: is not an MP4 file with H.264'],
] as const)('%s with the film %s alone is rejected', async ([file, name, sentence]) => {
  await put(`film/${file}`, await film(name))
  await expect(make()).rejects.toThrow(sentence)
})

test('a film that is too large is rejected with its size and the limit', async () => {
  const shipped = await film('landscape.h264')
  const filler = Buffer.alloc(3_200_000 - shipped.length)
  await put('film/landscape.mp4', Buffer.concat([shipped, filler]))
  await expect(make()).rejects.toThrow('content/film/landscape.mp4: is 3.2 MB; the limit is 3 MB.')
})

test('a film with sound is rejected', async () => {
  const sound = Buffer.from(`stsd${'\0'.repeat(12)}mp4a${'\0'.repeat(28)}`)
  await put('film/landscape.mp4', Buffer.concat([await film('landscape.h264'), sound]))
  await expect(make()).rejects.toThrow('content/film/landscape.mp4: has sound. Export it without.')
})

test('a poster without a film is rejected unless the film is switched off', async () => {
  await put('film/poster-landscape.jpg', await picture(1920, 1080))
  const pictures = { poster: { alt: texts } }
  await expect(make({ pictures })).rejects.toThrow(
    'switch off “Film on Home” in the editor, under “Company” (“film” in company.json)',
  )
  await make({ pictures, film: false })
  expect(await convertedFiles()).toEqual([
    'manifest.json',
    ...['avif', 'jpeg', 'webp'].map((format) => `poster-landscape-1920.${format}`),
  ])
})

test('the mountain of our film leaves the ends of pages together with our film', () => {
  const mountain = '/apps/website/src/images/closing-moonlight-960.avif'
  const replacedBy = (pictures: Company['pictures']) =>
    replacedFilesPattern({ ...smallestCompany, ...(pictures && { pictures }) })
  expect(mountain).toMatch(replacedBy({ poster: { alt: texts } }))
  expect(mountain).not.toMatch(replacedBy({ about: atelier }))
  expect(mountain).not.toMatch(replacedBy(undefined))
})

test('unchanged files are not converted again, and files without a source are removed', async () => {
  const file = () => stat(join(project, 'own/lea-640.avif'))
  await put('pictures/lea.jpg', await picture(800, 1200))
  await make({ people: [lea] })
  const before = await file()
  await make({ people: [lea] })
  expect((await file()).mtimeMs).toBe(before.mtimeMs)
  expect(await sharp(join(project, 'own/lea-640.webp')).metadata()).toMatchObject({
    width: 640,
    height: 640,
  })
  await rm(join(project, 'pictures/lea.jpg'))
  await make()
  expect(await convertedFiles()).toEqual(['manifest.json'])
})
