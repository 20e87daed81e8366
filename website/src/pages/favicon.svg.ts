import type { APIRoute } from 'astro'
import { symbol } from '../identity/symbol.ts'
import { themes } from '../styles/themes.ts'

const { light, dark } = themes
const { cx, cy, r } = symbol.summit

/** The icon of the browser's tab: ink on light tab strips, white on dark ones. */
const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${symbol.size} ${symbol.size}">`,
  `<style>path{fill:${light.ink}}circle{fill:${light.accent}}`,
  `@media(prefers-color-scheme:dark){path{fill:${dark.ink}}circle{fill:${dark.accent}}}</style>`,
  `<path d="${symbol.sheets}"/><circle cx="${cx}" cy="${cy}" r="${r}"/></svg>`,
].join('')

export const GET: APIRoute = () =>
  new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
