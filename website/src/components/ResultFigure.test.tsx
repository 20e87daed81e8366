import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResultFigure } from './ResultFigure.tsx'

const days = { en: 'days', de: 'Tage', fr: 'jours' }
const result = {
  label: { en: 'to bill a year', de: 'für eine Jahresrechnung', fr: 'pour une facture annuelle' },
  unit: days,
  before: 1400.5,
  after: 2,
}

test('a result is read aloud as a sentence, and its figures are written as the language writes them', () => {
  const html = renderToStaticMarkup(<ResultFigure locale="de" result={result} />)
  expect(html).toContain('>von 1’400.5 auf 2 Tage</span>')
  expect(html).toMatch(/aria-hidden="true">.*1’400\.5.*→.*2.*Tage/)
  expect(html).toContain('für eine Jahresrechnung')
})
