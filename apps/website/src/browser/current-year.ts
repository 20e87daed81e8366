/** Keeps the copyright year current without a rebuild. */
export function showCurrentYear(): void {
  const year = document.querySelector('[data-current-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}
