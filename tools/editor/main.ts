import CMS from '@sveltia/cms'
import { editorConfig } from './editor-config.ts'
import type { GoingLive } from './going-live.ts'
import { showField } from './show-field.ts'

/** From vite.config.ts. */
declare const repository: string

const [button, list] = document.querySelectorAll<HTMLElement>('[popovertarget], [popover]')
const { language, country } = await load()
document.documentElement.lang = language
// The editor's own words follow this, unless the owner chooses another language in its settings.
Object.defineProperty(navigator, 'languages', { value: [language] })
await CMS.init({ config: editorConfig(repository, language, country) })

list?.addEventListener('beforetoggle', ({ newState }) => {
  if (newState === 'open') void load()
})

list?.addEventListener('click', (event) => {
  const { target } = event
  if (target instanceof HTMLButtonElement) {
    target.disabled = true
    void load({ method: 'POST', body: target.value })
  }
  if (target instanceof HTMLAnchorElement) {
    event.preventDefault()
    list.hidePopover()
    void showField(target)
  }
})

// The editor shows another page after it has saved.
addEventListener('hashchange', () => void follow())

/** Counts anew what is left, and starts anew when the labels or formats of the fields have changed. */
async function follow() {
  const now = await load()
  const isOther = now.language !== language || now.country !== country
  if (isOther && !location.hash.includes('/entries/')) location.reload()
}

/** Shows what to correct before going live. */
async function load(request: RequestInit = {}): Promise<GoingLive> {
  const answer = await fetch('/going-live', request)
  const now = (await answer.json()) as GoingLive
  if (button && list) {
    button.textContent = now.title
    list.innerHTML = now.html
    list.lang = now.language
  }
  return now
}
