interface OfferOptions {
  languageKey: string
  /** The languages of the site, starting with that of the page. */
  locales: readonly string[]
}

/**
 * Shows the line that offers the page in the browser's language, unless a language is stored (decision 14).
 * Dismissing it stores that of the page. Inlined (inline-call.ts) after the offers, so that the page does not shift.
 */
export function showLanguageOffer({ languageKey, locales }: OfferOptions): void {
  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((language) => locales.includes(language))
  const offer = document.querySelector<HTMLElement>(`[data-language-offer="${preferred ?? ''}"]`)
  if (!offer) return
  const showUnlessAnswered = () => {
    try {
      offer.hidden = locales.includes(localStorage.getItem(languageKey) ?? '')
    } catch {
      // Without storage every page shows the offer.
      offer.hidden = false
    }
  }
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true
    localStorage.setItem(languageKey, locales[0] ?? '')
  })
  showUnlessAnswered()
  // It may have been answered on another page while this one was in the back/forward cache.
  addEventListener('pageshow', showUnlessAnswered)
}
