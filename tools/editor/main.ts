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
list?.addEventListener('beforetoggle', async ({ newState }) => {
  if (newState === 'open') list.innerHTML = await (await fetch('/going-live')).text()
})
list?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLAnchorElement) list.hidePopover()
})
