/** Corrects the copyright year after New Year without a rebuild. */
export function showCurrentYear(): void {
  for (const element of document.querySelectorAll('[data-current-year]')) {
    element.textContent = String(new Date().getFullYear())
  }
}
