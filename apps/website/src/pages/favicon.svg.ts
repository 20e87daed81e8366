import type { APIRoute } from 'astro'
import { symbolShapes, symbolViewBox } from '@site/brand/symbol.ts'
import { themes } from '@site/brand/themes.ts'

const { light, dark } = themes

/** The icon of the browser tab: dark on light tab bars, white on dark ones. */
const icon = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${symbolViewBox}">`,
  `<style>svg{color:${light.ink};--summit:${light.accent}}`,
  `@media(prefers-color-scheme:dark){svg{color:${dark.ink};--summit:${dark.accent}}}</style>`,
  `${symbolShapes({ sheets: 'currentColor', summit: 'var(--summit)' })}</svg>`,
].join('')

export const GET: APIRoute = () =>
  new Response(icon, { headers: { 'content-type': 'image/svg+xml' } })
