/**
 * Says that the form has replaced, or moved, what may just have been clicked, so that the page ignores the
 * second click of a double click (browser/double-click.ts).
 */
export function announceReplaced(): void {
  document.dispatchEvent(new Event('contentreplaced'))
}
