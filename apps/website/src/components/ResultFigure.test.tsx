// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { render } from '../../testing/render.ts'
import { ResultFigure } from './ResultFigure.tsx'

const days = { en: 'days', de: 'Tage', fr: 'jours' }
const result = {
  label: { en: 'to bill a year', de: 'für eine Jahresrechnung', fr: 'pour une facture annuelle' },
  unit: days,
  before: 1400.5,
  after: 2,
}

test('screen readers get a result as a sentence, with numbers in the format of the language', () => {
  const page = render(
    <h3>
      <ResultFigure locale="de" result={result} />
    </h3>,
  )
  expect(
    page.getByRole('heading', { name: 'von 1’400.5 auf 2 Tage für eine Jahresrechnung' }),
  ).toBeDefined()
  expect(page.getByText('→').parentElement?.textContent).toBe('1’400.5→2')
})
