import { opensInThisTab } from './opens-in-this-tab.ts'

/**
 * Opens the side panel by its tab and by links to the enquiry, such as the button at the end of a page, and closes it
 * by its icon and by a click beside it. One mechanism for all browsers: many know neither `command` nor `closedby`,
 * and `closedby` lets the second click of a double click close the panel again.
 */
export function startPanel(): void {
  const panel = document.querySelector('dialog')
  // Firefox before 98 and Safari before 15.4 have no dialogs: the tab stays hidden, the links lead to the form.
  if (!panel || !('showModal' in panel)) return
  for (const tab of document.querySelectorAll<HTMLElement>('[data-opens-panel]')) {
    tab.hidden = false
    tab.onclick = () => {
      panel.showModal()
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-enquiry-context]')) {
    link.setAttribute('aria-haspopup', 'dialog')
    link.onclick = (event) => {
      if (!opensInThisTab(event)) return
      event.preventDefault()
      panel.showModal()
      startMessage(panel, link.dataset.enquiryContext)
    }
  }

  let pressed: EventTarget | null = null
  panel.onpointerdown = ({ target }) => {
    pressed = target
  }
  panel.onclick = ({ target, detail }) => {
    // A click on the backdrop has the panel as its target, but so has a text selection that began in a field and was
    // dragged out of the panel.
    const isBeside = target === panel && pressed === panel && detail < 2
    if (isBeside || (target as Element).closest('[data-closes-panel]')) panel.close()
  }
}

/** Starts an empty message with the line of the link, for the visitor to continue. */
function startMessage(panel: HTMLElement, line = ''): void {
  const message = panel.querySelector('textarea')
  if (message?.value !== '' || line === '') return
  message.value = `${line}\n`
  // WebKit puts the caret before it when Tab enters the message.
  message.onkeyup = ({ key }) => {
    const { length } = message.value
    if (key === 'Tab' && length === line.length + 1) message.setSelectionRange(length, length)
  }
}
