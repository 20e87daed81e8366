import { sumOf } from './sum-of.ts'

/** Adds up the chosen fixes of a survey, and takes the sheets that they save off their hills. */
export function chooseRepairs(survey: HTMLElement): void {
  const output = survey.querySelector('output')
  const boxes = [...survey.querySelectorAll<HTMLInputElement>('input')]
  if (!output) return
  const { none = '', some = '', group = '' } = output.dataset
  // Browsers group French digits in different ways, and the prices on the page are formatted by the build.
  const francs = (value: number) =>
    `CHF\u00a0${String(value).replaceAll(/\B(?=(\d{3})+$)/g, group)}`
  // fillPlaceholders would be a file that the form loads as well.
  const sentence = (values: Record<string, string>) =>
    some.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

  const showSum = () => {
    const chosen = boxes.filter(({ checked }) => checked)
    const { price, saving, month } = sumOf(
      chosen.map(({ dataset }) => ({
        price: Number(dataset.price),
        saving: Number(dataset.saving),
      })),
    )
    const values = {
      count: String(chosen.length),
      all: String(boxes.length),
      price: francs(price),
      saving: francs(saving),
      month: String(month),
    }
    const text = chosen.length === 0 ? none : sentence(values)
    // Screen readers would announce the same text again.
    if (output.textContent !== text) output.textContent = text
    for (const { dataset, checked } of boxes) {
      survey
        .querySelector(`[data-hill="${dataset.system ?? ''}"]`)
        ?.toggleAttribute('data-repaired', checked)
    }
  }
  survey.addEventListener('change', showSum)
  showSum()
}
