import { opensInThisTab } from './same-page-links.ts'

/** Opens and closes the side panel. With `closedby`, the second click of a double click would close it again. */
export function startPanel(): void {
  const panel = document.querySelector('dialog')
  // Firefox before 98 and Safari before 15.4 have no dialogs: the tab stays hidden, and links go to the contact page.
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
      insertContextLine(panel, link.dataset.enquiryContext)
    }
  }

  let pressTarget: EventTarget | null = null
  panel.onpointerdown = ({ target }) => {
    pressTarget = target
  }
  panel.onclick = ({ target, detail }) => {
    // A text selection that began in a field and was dragged out of the panel also has the panel as its target.
    const isOnBackdrop = target === panel && pressTarget === panel && detail < 2
    if (isOnBackdrop || (target as Element).closest('[data-closes-panel]')) panel.close()
  }
}

/** Starts an empty message with the link's context, such as "About a partnership:". */
function insertContextLine(panel: HTMLElement, line = ''): void {
  const message = panel.querySelector('textarea')
  if (message?.value !== '' || line === '') return
  message.value = `${line}\n`
  // In WebKit, Tab puts the caret before the line.
  message.onkeyup = ({ key }) => {
    const { length } = message.value
    if (key === 'Tab' && length === line.length + 1) message.setSelectionRange(length, length)
  }
}
