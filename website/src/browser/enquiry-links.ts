import { opensInThisTab } from './opens-in-this-tab.ts'

/**
 * Lets links to the enquiry, such as the button at the end of a page, open the side panel instead of the
 * contact page. The form starts an empty message with the link's `data-enquiry-context`, as soon as its
 * code has loaded (enquiry/useSharedDraft.ts).
 */
export function startEnquiryLinks(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-enquiry-context]')
  const panel = document.querySelector('dialog')
  // Safari before 15.4 has no dialogs.
  if (!panel || !('showModal' in panel)) return
  for (const link of links) {
    link.setAttribute('aria-haspopup', 'dialog')
    link.addEventListener('click', (event) => {
      if (!opensInThisTab(event)) return
      event.preventDefault()
      panel.dataset.contextWanted = ''
      panel.showModal()
    })
  }
}
