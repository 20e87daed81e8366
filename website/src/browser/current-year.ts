/** Keeps the copyright year right without a rebuild. */
export function showCurrentYear(): void {
  for (const element of document.querySelectorAll('[data-current-year]')) {
    element.textContent = String(new Date().getFullYear())
  }
}
