interface OfferOptions {
  languageKey: string
  /** The languages of the site, starting with that of the page. */
  locales: readonly string[]
}

/** Offers the page in the browser's language (decision 14). Inlined after the offers, so that nothing shifts. */
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
