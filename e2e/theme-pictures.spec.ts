import { messages } from '../i18n/messages.ts'
import { expect, test } from './test.ts'

declare global {
  /** Whether the dark picture in sight was complete when the theme changed. */
  var pictureWasReady: boolean | undefined
}

test('the theme changes together with its picture, even on a slow line', async ({
  page,
  hasMenu,
}) => {
  test.skip(hasMenu, 'on a phone the open menu hides the page')
  const fetched: string[] = []
  await page.route(/about-dark/, async (route) => {
    fetched.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  await page.goto('/about-us', { waitUntil: 'networkidle' })
  expect(fetched).toEqual([])

  await page.evaluate(() => {
    new MutationObserver(() => {
      const image = document.querySelector<HTMLImageElement>('[data-relief=dark] img')
      globalThis.pictureWasReady = Boolean(image?.complete && image.naturalWidth > 0)
    }).observe(document.documentElement, { attributeFilter: ['class'] })
  })
  await page.getByRole('button', { name: messages.en.SWITCH_TO_DARK_MODE }).press('Enter')
  await expect.poll(() => page.evaluate(() => globalThis.pictureWasReady)).toBe(true)
  expect(fetched).toHaveLength(1)
})
