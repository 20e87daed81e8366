import type { APIRoute } from 'astro'
import { ownLogo } from '@site/brand/own-logo.ts'
import { symbol } from '@site/brand/symbol.ts'
import { themes } from '@site/brand/themes.ts'

const { light, dark } = themes
const { cx, cy, r } = symbol.summit

/** The icon of the browser tab: dark on light tab bars, white on dark ones. */
const shippedIcon = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${symbol.size} ${symbol.size}">`,
  `<style>path{fill:${light.ink}}circle{fill:${light.accent}}`,
  `@media(prefers-color-scheme:dark){path{fill:${dark.ink}}circle{fill:${dark.accent}}}</style>`,
  `<path d="${symbol.sheets}"/><circle cx="${cx}" cy="${cy}" r="${r}"/></svg>`,
].join('')

const ownIcon =
  ownLogo &&
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${ownLogo.viewBox}" fill="currentColor">`,
    `<style>svg{color:${light.ink}}@media(prefers-color-scheme:dark){svg{color:${dark.ink}}}</style>`,
    `${ownLogo.shapes}</svg>`,
  ].join('')

export const GET: APIRoute = () =>
  new Response(ownIcon ?? shippedIcon, { headers: { 'content-type': 'image/svg+xml' } })
