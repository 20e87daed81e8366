import { defineMiddleware } from 'astro:middleware'

/** What Astro 7 writes before the first island (astro/dist/runtime/server/scripts.js): style, then scripts. */
const islandCode = /(<style>astro-island\b[^<]*<\/style>)((?:<script>[^]*?<\/script>)+)/

/**
 * Moves the code of islands: its style from the body, where HTML does not allow a `<style>`, to the end of
 * the head, and its scripts from before the contact page's form to the end of the body, so that the first
 * screen arrives with the first round trip (decision 10).
 * @throws when a page has an island but not this code, because Astro has changed it
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response

  const html = await response.text()
  if (!html.includes('<astro-island')) return new Response(html, response)
  const [code, style, scripts] = islandCode.exec(html) ?? []
  if (!code || !style || !scripts) {
    throw new Error('Astro no longer writes <style>astro-island…: adapt website/src/middleware.ts.')
  }
  const moved = html
    .replace(code, '')
    .replace('</head>', () => `${style}</head>`)
    .replace('</body>', () => `${scripts}</body>`)
  return new Response(moved, response)
})
