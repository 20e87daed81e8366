import facts from '@site/content/company.json' with { type: 'json' }
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { localeOrDefault } from '@site/company/i18n/locales.ts'
import CMS from '@sveltia/cms'
import { editorConfig } from './editor-config.ts'

/** From vite.config.ts. */
declare const repository: string

await CMS.init({ config: editorConfig(repository) })

// The list of what to correct before going live is made anew whenever the owner opens it.
const [button, list] = document.querySelectorAll<HTMLElement>('[popovertarget], [popover]')
if (button) button.textContent = deskMessages[localeOrDefault(facts.language)].LIVE_TITLE
list?.addEventListener('beforetoggle', ({ newState }) => {
  if (newState === 'open') void show(list)
})
list?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLAnchorElement) list.hidePopover()
})

async function show(list: HTMLElement) {
  const answer = await fetch('/going-live')
  list.innerHTML = await answer.text()
}
