/** The options of the script that shows the language offer. */
export interface OfferOptions {
  languageKey: string
  /** The languages of the site; the first is that of the page. */
  locales: readonly string[]
}

/**
 * Shows the line that offers the page in the browser's language, unless a language is stored (decision 14).
 * Dismissing it stores the language of the page. It is inlined as text right after the offers, so that the
 * page is painted with its offer and nothing shifts; it must not refer to anything outside itself.
 */
export function showLanguageOffer({ languageKey, locales }: OfferOptions): void {
  const isAnswered = () => {
    try {
      return locales.includes(localStorage.getItem(languageKey) ?? '')
    } catch {
      // Without storage every page shows the offer.
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
  // The offer may have been answered on another page while this one was prerendered or cached.
  const hideAnswered = () => {
    if (isAnswered()) offer.hidden = true
  }
  addEventListener('pageshow', hideAnswered)
  document.addEventListener('prerenderingchange', hideAnswered)
}
