/** What the page tells the script that decides on the language offer. */
export interface OfferOptions {
  languageKey: string
  /** The languages of the site; the first is the one the page is in. */
  locales: readonly string[]
}

/**
 * Shows the line that offers the page in the browser's language, when nothing is stored and the
 * browser prefers a language in which the page can be offered (decision 14). Dismissing
 * it stores the language then shown. It is inlined as text right behind the offers, so that the page
 * is painted with its offer and nothing moves; it must not refer to anything outside itself.
 */
export function showLanguageOffer({ languageKey, locales }: OfferOptions): void {
  const isAnswered = () => {
    try {
      return locales.includes(localStorage.getItem(languageKey) ?? '')
    } catch {
      // Nothing can be stored: the offer comes again on every page, and can be taken on each.
      return false
    }
  }
  if (isAnswered()) return
  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((language) => locales.includes(language))
  const offer = document.querySelector<HTMLElement>(`[data-language-offer="${preferred ?? ''}"]`)
  if (!offer) return
  offer.hidden = false
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true
    try {
      localStorage.setItem(languageKey, locales[0] ?? '')
    } catch {
      // As above.
    }
  })
  // On another page meanwhile: the browser has prepared this one before, or brings it back as it was left.
  const follow = () => {
    if (isAnswered()) offer.hidden = true
  }
  addEventListener('pageshow', follow)
  document.addEventListener('prerenderingchange', follow)
}
