/** A button, link or field whose accessible name begins with these words. */
export interface Target {
  kind: 'button' | 'link' | 'field'
  name: string
}

/**
 * Runs in the page: scrolls to the first visible element of that kind and name, in the open dialog
 * if there is one, and returns where to click. The drivers' own ways of finding and clicking
 * differ, and some need the page's script.
 */
export function findPlace({ kind, name }: Target): { x: number; y: number } | null {
  const selectors = {
    button: 'button, summary',
    link: 'a[href]',
    field: 'input, textarea, select',
  }
  const nameOf = (element: Element) => {
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined
    const text = element.getAttribute('aria-label') ?? (label ?? (element as HTMLElement)).innerText
    return text.replace(/\s+/g, ' ').trim().toLowerCase()
  }
  // Near its left edge: the scrollbar of WebKitGTK overlaps the tab at the right edge and swallows
  // clicks.
  const placeOf = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [Math.round(left + Math.min(width / 2, 16)), Math.round(top + height / 2)]
  }
  const scope = document.querySelector('dialog[open]') ?? document
  const found = [...scope.querySelectorAll(selectors[kind])].find(
    (element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      nameOf(element).startsWith(name.toLowerCase()),
  )
  if (!found) return null
  const middle = document.elementFromPoint(...placeOf(found))
  // During the transition from another page, clicks hit nothing else.
  if (middle === document.documentElement) return null
  // Only if it is out of sight or covered by the header: scrolling to a fixed element moves the
  // page.
  if (!middle || !(found.contains(middle) || middle.contains(found))) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const [x, y] = placeOf(found)
  // A panel that has not begun to slide in is off screen.
  return x < innerWidth ? { x, y } : null
}
