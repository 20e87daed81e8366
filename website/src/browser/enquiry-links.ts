import { opensInThisTab } from './opens-in-this-tab.ts'

/**
 * A link to the enquiry, such as the button of a page's closing, opens the side panel instead of the
 * contact page. The form starts an empty message with the link's `data-enquiry-context`, at once or, where
 * its code is not there yet, later (enquiry/useContextLine.ts).
 */
export function startEnquiryLinks(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-enquiry-context]')
  const panel = document.querySelector('dialog')
  const form = panel?.querySelector('form')
  // Dialogs came to Safari with version 15.4.
  if (!panel || !form || !('showModal' in panel)) return
  for (const link of links) {
    link.setAttribute('aria-haspopup', 'dialog')
    link.addEventListener('click', (event) => {
      if (!opensInThisTab(event)) return
      event.preventDefault()
      form.dataset.contextWanted = ''
      form.dispatchEvent(new Event('contextwanted'))
      panel.showModal()
    })
  }
}
