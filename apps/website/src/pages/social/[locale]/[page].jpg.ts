import type { APIRoute } from 'astro'
import { indexablePages } from '@site/company/facts/company-pages.ts'
import { locales, type Locale } from '@site/company/i18n/locales.ts'
import type { PageName } from '@site/company/i18n/pages.ts'
import { renderSocialCard } from '../../../social-card/render-social-card.tsx'

interface Card {
  locale: Locale
  page: PageName
}

export const getStaticPaths = () =>
  locales
    .flatMap((locale) => indexablePages.map((page): Card => ({ locale, page })))
    .map((card) => ({ params: { ...card }, props: card }))

export const GET: APIRoute<Card> = async ({ props: { locale, page } }) =>
  new Response(await renderSocialCard(locale, page), { headers: { 'content-type': 'image/jpeg' } })
