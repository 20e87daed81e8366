import type { APIRoute } from 'astro'
import { indexablePages } from '@site/company/facts/company-pages.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { cardName } from '../../../metadata/social-card.ts'
import { renderSocialCard } from '../../../social-card/render-social-card.tsx'

const cards = locales.flatMap((locale) => indexablePages.map((page) => ({ locale, page })))

export const getStaticPaths = () =>
  cards.map((card) => ({ params: { ...card, page: cardName(card.page) }, props: card }))

export const GET: APIRoute<(typeof cards)[number]> = async ({ props: { locale, page } }) =>
  new Response(await renderSocialCard(locale, page), { headers: { 'content-type': 'image/jpeg' } })
