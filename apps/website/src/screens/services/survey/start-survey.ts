import { sumOf } from './survey-figures.ts'

/** In pixels: the header at its highest, and what of the details has to be in view: name, cost and checkbox. */
const headerHeight = 88
const enoughOfDetails = 160

/** Shows the checkboxes of the survey, adds up the chosen fixes, and marks their systems and the largest damage. */
export function startSurvey(): void {
  const survey = document.querySelector('[data-survey]')
  const output = survey?.querySelector('output')
  if (!survey || !output) return
  const boxes = [...survey.querySelectorAll<HTMLInputElement>('input')]
  for (const choice of survey.querySelectorAll<HTMLElement>('[data-survey-choice]')) {
    choice.hidden = false
  }
  const [costBar, damageBar] = survey.querySelectorAll('output + svg rect')
  const { none = '', some = '', cost = '', group = '' } = output.dataset
  // Browsers group French digits in different ways, and the prices on the page are formatted by the build.
  const francs = (value: number) =>
    `CHF\u00a0${String(value).replaceAll(/\B(?=(\d{3})+$)/g, group)}`
  // fillPlaceholders would be a file that the form loads as well.
  const sentence = (values: Record<string, string>) =>
    some.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

  const damageOf = ({ checked, dataset }: HTMLInputElement) =>
    Number(checked ? dataset.left : dataset.damage)
  const total = boxes.reduce((sum, { dataset }) => sum + Number(dataset.damage), Number(cost))

  /** The red disc, which is on one hill. */
  const findDisc = () =>
    [...survey.querySelectorAll<SVGGElement>('[data-sun]')].find((disc) => disc.getClientRects()[0])

  const showSum = () => {
    const chosen = boxes.filter(({ checked }) => checked)
    const { price, saving, month } = sumOf(
      chosen.map(({ dataset }) => ({
        price: Number(dataset.price),
        saving: Number(dataset.saving),
      })),
    )
    const damage = boxes.reduce((sum, box) => sum + damageOf(box), 0)
    const costShare = `${((Number(cost) - saving) / total) * 100}%`
    costBar?.setAttribute('width', costShare)
    damageBar?.setAttribute('x', costShare)
    damageBar?.setAttribute('width', `${(damage / total) * 100}%`)
    const first = boxes.reduce((most, box) => (damageOf(box) > damageOf(most) ? box : most))
    const values = {
      count: String(chosen.length),
      all: String(boxes.length),
      price: francs(price),
      saving: francs(saving),
      month: String(month),
      damage: francs(damage),
    }
    const text = chosen.length === 0 ? none : sentence(values)
    // Screen readers would announce the same text again.
    if (output.textContent !== text) output.textContent = text
    const from = findDisc()?.getBoundingClientRect()
    for (const box of boxes) {
      for (const part of survey.querySelectorAll(`[data-system="${box.value}"]`)) {
        part.toggleAttribute('data-repaired', box.checked)
        part.toggleAttribute('data-first', box === first)
      }
    }
    const disc = findDisc()
    // It comes from where it was.
    if (from && disc && !matchMedia('(prefers-reduced-motion)').matches) {
      const { x, y, width } = disc.getBoundingClientRect()
      // The drawing is as large as its type.
      const scale = disc.getBBox().width / width
      disc.animate(
        { translate: [`${(from.x - x) * scale}px ${(from.y - y) * scale}px`, '0'] },
        { duration: 720, easing: 'cubic-bezier(.2,0,0,1)' },
      )
    }
  }
  survey.addEventListener('change', showSum)
  // Nothing scrolls as long as the beginning of the details is in view.
  survey.addEventListener('click', () => {
    for (const details of survey.querySelectorAll('section')) {
      const { top } = details.getBoundingClientRect()
      const isSeen = top > headerHeight && top + enoughOfDetails < innerHeight
      details.style.scrollMarginTop = isSeen ? `calc(${top - 16}px - var(--page-start))` : ''
    }
  })
  // After a reload, and on the way back, browsers restore what was chosen.
  addEventListener('pageshow', showSum)
}
