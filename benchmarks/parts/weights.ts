import type { Findings, Part } from '../part.ts'
import { budgets } from '../../website/budgets.ts'
import { weighFormCode, weighPages } from '../../website/testing/page-weights.ts'

/** What visitors load, weighed in the built site. */
export const weights: Part = {
  name: 'weights',
  title: 'What a page weighs',
  measure,
}

function measure(): Findings {
  const pages = weighPages().toSorted((one, other) => one.address.localeCompare(other.address))
  const formCode = weighFormCode()
  const heaviest = (weight: (page: (typeof pages)[number]) => number) =>
    Math.max(...pages.map(weight))
  return {
    explanation:
      'Bytes of every built page as they go over the wire (brotli; the font is compressed by itself). ' +
      'The document holds its styles and inline scripts. Script files load on the first pointer, ' +
      'focus or opened panel: the form’s code, once for all pages. Pictures and film depend on the ' +
      'screen and have bounds of their own in `website/budgets.test.ts`, which fails the tests ' +
      'when a bar below is missed.',
    tables: [
      {
        columns: [
          'Page',
          'HTML + CSS',
          'inline script',
          'script and style files',
          'fonts',
          'total at first',
          'with the form’s code',
        ],
        rows: pages.map(({ address, document, htmlAndCss, inlineScript, eagerTags, fonts }) => [
          address,
          htmlAndCss,
          inlineScript,
          eagerTags.length,
          fonts,
          document + fonts,
          document + fonts + formCode,
        ]),
      },
    ],
    bars: [
      {
        what: 'HTML + CSS of the heaviest page',
        unit: 'bytes',
        atMost: budgets.htmlAndCss,
        measured: heaviest(({ htmlAndCss }) => htmlAndCss),
      },
      {
        what: 'its inline script',
        unit: 'bytes',
        atMost: budgets.inlineScript,
        measured: heaviest(({ inlineScript }) => inlineScript),
      },
      {
        what: 'script and style files before interaction',
        unit: 'files',
        atMost: 0,
        measured: heaviest(({ eagerTags }) => eagerTags.length),
      },
      {
        what: 'fonts of a page',
        unit: 'bytes',
        atMost: budgets.font,
        measured: heaviest(({ fonts }) => fonts),
      },
      { what: 'the form’s code', unit: 'bytes', atMost: budgets.formCode, measured: formCode },
    ],
    remarks: [],
  }
}
