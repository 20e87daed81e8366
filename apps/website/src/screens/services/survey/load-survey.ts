import type * as survey from './choose-repairs.ts'

/** Shows the checkboxes of the survey, and loads the code that adds up the fixes when the visitor picks something. */
export function loadSurveyWhenPicked(): void {
  const figure = document.querySelector<HTMLElement>('[data-survey]')
  const template = document.querySelector<HTMLTemplateElement>('template[data-survey-code]')
  const url = template?.content.querySelector('script')?.src
  if (!figure || !url) return
  for (const choice of figure.querySelectorAll<HTMLElement>('[data-survey-choice]')) {
    choice.hidden = false
  }
  const load = async () => {
    const { chooseRepairs } = (await import(/* @vite-ignore */ url)) as typeof survey
    chooseRepairs(figure)
  }
  const loadRestored = () => {
    if (figure.querySelector(':checked')) void load()
  }
  const loadOnClick = () => {
    // The keyboard and assistive technology click as well. After a failure the next click tries again.
    figure.addEventListener('click', () => void load().catch(loadOnClick), { once: true })
  }
  loadOnClick()
  // After a reload, and on the way back, browsers restore what was chosen.
  addEventListener('pageshow', loadRestored, { once: true })
}
