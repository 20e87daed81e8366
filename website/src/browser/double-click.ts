/** In milliseconds; what most systems allow between two clicks. */
const doubleClickTime = 500

/**
 * Ignores the second click of a double click where the first one has opened, closed or replaced something: it
 * would hit what has just appeared at that place.
 */
export function ignoreDoubleClicks(dialog: HTMLDialogElement): void {
  const { style } = document.body
  let timer: ReturnType<typeof setTimeout>
  const ignore = () => {
    clearTimeout(timer)
    style.pointerEvents = 'none'
    // Nor may it take the focus or select text.
    onmousedown = (event) => {
      event.preventDefault()
    }
    // Else a click outside closes the dialog, whatever it hits.
    dialog.setAttribute('closedby', 'closerequest')
    timer = setTimeout(() => {
      style.pointerEvents = ''
      onmousedown = null
      dialog.setAttribute('closedby', 'any')
    }, doubleClickTime)
  }
  // A form has replaced what was clicked (enquiry/announce-replaced.ts).
  document.addEventListener('contentreplaced', ignore)
  // Older browsers know no `toggle` event of dialogs (Chrome before 132, Firefox before 133).
  new MutationObserver(ignore).observe(dialog, { attributeFilter: ['open'] })
}
