import { isLocale } from '../../../i18n/locales.ts'
import { storedLanguage, storeLanguage } from './language-choice.ts'

/**
 * Shows the line that offers the page in the browser's language, when nothing is stored and the
 * browser prefers one in which the page can be offered (decisions, section 2.4).
 */
export function startLanguageOffer(): void {
  if (storedLanguage()) return
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale)
  const offer = document.querySelector<HTMLElement>(`[data-language-offer="${preferred ?? ''}"]`)
  if (!offer) return
  offer.hidden = false
  offer.querySelector('[data-language-dismiss]')?.addEventListener('click', () => {
    offer.hidden = true
    storeLanguage(document.documentElement.lang.slice(0, 2))
  })
}
