import { colourCorrections } from '@site/brand/colour-corrections.ts'
import { company } from '@site/company/facts/company.ts'
import { findingIn } from '@site/company/facts/rules.ts'
import {
  correctionLine,
  corrections,
  translationCorrections,
  type Correction,
} from '@site/company/going-live/corrections.ts'
import { writtenTexts } from '@site/company/texts/written-texts.ts'
import {
  contentFolder,
  makeOwnPictures,
  ownFolder,
} from '@site/website/own-pictures/make-own-pictures.ts'
import { brokenLinks } from './broken-links.ts'
import { attributeValues, builtPages } from './built-pages.ts'
import { termCorrections } from './glossary.ts'

/* The steps of check:content that need valid facts. What they find is in the language of the owner. */

const { language } = company
const finding = findingIn(language)
const lines = (found: Correction[]) => found.map((one) => correctionLine(one, language))

export const writingProblems = () =>
  lines([...translationCorrections(company), ...termCorrections(writtenTexts(), language)])

export const pictureProblems = () =>
  makeOwnPictures(company, contentFolder, ownFolder).then(
    (): string[] => [],
    (error: unknown) => (error as Error).message.split('\n'),
  )

export const colourProblems = () => lines(colourCorrections(company))

export const descriptionProblems = () =>
  builtPages().flatMap(({ address, html }) =>
    attributeValues(html, 'meta property="og:description"', 'content')
      .filter(({ length }) => length < 80 || length > 200)
      .map((text) => finding(address, 'SEARCH_LENGTH', { text })),
  )

export const linkProblems = () =>
  Array.from(brokenLinks(), ([address, references]) =>
    references.map((reference) => finding(address, 'BROKEN_LINK', { reference })),
  ).flat()

export function outcome(): string {
  const left = corrections(company).length
  if (left === 0) return 'The site in dist/ is ready to publish.'
  return `The site in dist/ works. ${left} entries are left before going live: "npm run edit" lists them.`
}
