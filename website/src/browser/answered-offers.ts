import { storedLanguage } from './language-choice.ts'

/**
 * Takes the language offer away that was answered on another page meanwhile: the browser has prepared
 * this one before, or brings it back as it was left.
 */
export function startAnsweredOffers(): void {
  const follow = () => {
    const offer = document.querySelector<HTMLElement>('[data-language-offer]:not([hidden])')
    if (offer && storedLanguage()) offer.hidden = true
  }
  addEventListener('pageshow', follow)
  document.addEventListener('prerenderingchange', follow)
}
