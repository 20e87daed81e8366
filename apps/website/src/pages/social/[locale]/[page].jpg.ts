import type { APIRoute } from 'astro'
import { indexablePages } from '@site/company/facts/company-pages.ts'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import type { SitePage } from '@site/company/i18n/pages.ts'
import { cardName } from '../../../metadata/social-card.ts'
import { renderSocialCard } from '../../../social-card/render-social-card.tsx'

interface Card {
  locale: Locale
  page: SitePage
}

export const getStaticPaths = () =>
  locales
    .flatMap((locale) => indexablePages.map((page): Card => ({ locale, page })))
    .map((card) => ({ params: { ...card, page: cardName(card.page) }, props: card }))

export const GET: APIRoute<Card> = async ({ props: { locale, page } }) =>
  new Response(await renderSocialCard(locale, page), { headers: { 'content-type': 'image/jpeg' } })
