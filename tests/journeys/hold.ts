import type { Page, Route } from '@playwright/test'

/** Holds the requests to an address until the returned function is called. */
export async function hold(
  page: Page,
  url: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  await page.route(url, async (route) => {
    await released
    await answer(route)
  })
  return () => {
    release(undefined)
  }
}

/** Holds enquiries that are sent with script. */
export const holdPosts = (page: Page, answer?: (route: Route) => Promise<void>) =>
  hold(page, '**/send-mail', answer)

/** Holds the code of the forms. */
export const holdCode = (page: Page) => hold(page, '**/_astro/*.js*')

/** Counts the enquiries that the page sends from now on, with script or without. */
export function countPosts(page: Page): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  return () => posts
}
