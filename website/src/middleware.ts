import { defineMiddleware } from 'astro:middleware'

/** The style that Astro 7 writes before the first island (astro/dist/runtime/server/scripts.js). */
const islandStyle = /<style>astro-island\b[^<]*<\/style>/

/**
 * Moves the style of islands from the body, where HTML does not allow a `<style>`, to the end of the head.
 * @throws when a page has an island but not this style, because Astro has changed it
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response

  const html = await response.text()
  if (!html.includes('<astro-island')) return new Response(html, response)
  const [style] = islandStyle.exec(html) ?? []
  if (!style) {
    throw new Error('Astro no longer writes <style>astro-island…: adapt website/src/middleware.ts.')
  }
  return new Response(html.replace(style, '').replace('</head>', `${style}</head>`), response)
})
