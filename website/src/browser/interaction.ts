import type { ClientDirective } from 'astro'
import { draftKey } from './draft-key.ts'

/**
 * `client:interaction`: hydrates an island on the first sign that the visitor wants it, a pointer
 * or the focus in the island or in the dialog around it, or the dialog opening. A stored draft
 * counts as such a sign (decisions, section 8).
 */
const interaction: ClientDirective = (load, _options, island) => {
  const scope = island.closest('dialog') ?? island
  const signs = ['pointerover', 'pointerdown', 'focusin', 'beforetoggle'] as const
  const listen = () => {
    for (const sign of signs) scope.addEventListener(sign, start)
  }
  const start = () => {
    for (const sign of signs) scope.removeEventListener(sign, start)
    void load().then((hydrate) => hydrate())
  }
  const startWithDraft = () => {
    try {
      if (sessionStorage.getItem(draftKey)) start()
    } catch {
      // No storage, no draft.
    }
  }
  listen()
  // Astro reports code that could not be loaded by this event only. The next sign tries again.
  island.addEventListener('astro:hydration-error', listen)
  // Until a page that was prepared is shown, the visitor may go on writing elsewhere, or send it.
  if (document.prerendering) document.addEventListener('prerenderingchange', startWithDraft)
  else startWithDraft()
}
export default interaction
