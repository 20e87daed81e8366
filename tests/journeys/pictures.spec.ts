import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { company } from '@site/company/facts/company.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { expect, test } from './test.ts'

const t = messages.en

/** The addresses of the pictures that are shown but have not loaded. */
const missingPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getClientRects().length > 0)
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  )

for (const path of ['/', '/about-us'] as const) {
  test(
    `all pictures of ${path} load without scrolling, after the first screen and in one theme only`,
    { tag: '@both' },
    async ({ page, chosenTheme }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      const priorities = new Map<string, string>()
      session.on('Network.requestWillBeSent', ({ request }) => {
        priorities.set(request.url, request.initialPriority)
      })
      await page.goto(path)
      await expect.poll(() => missingPictures(page)).toEqual([])
      const fetched = [...priorities].filter(([url]) => /\.(avif|svg)$/.test(url))
      const otherTheme = chosenTheme === 'dark' ? '-light-' : '-dark-'
      expect(fetched.filter(([url]) => url.includes(otherTheme))).toEqual([])
      const below = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top > innerHeight)
          .map((image) => image.currentSrc),
      )
      expect(below.length).toBeGreaterThan(0)
      expect(below.filter((url) => priorities.get(url) && priorities.get(url) !== 'Low')).toEqual(
        [],
      )
    },
  )
}

test('a capture of the whole page shows the pictures below the first screen', async ({ page }) => {
  await page.goto('/about-us')
  await expect.poll(() => missingPictures(page)).toEqual([])
  // Without the mountains in the mist at the end, which are as smooth as the ground of a picture.
  const boxes = await page.locator('main [data-relief] img').evaluateAll((images) =>
    images
      .filter((image) => image.getClientRects().length > 0)
      .map((image) => image.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({
        left: Math.ceil(x),
        top: Math.ceil(y),
        width: Math.floor(width) - 1,
        height: Math.floor(height) - 1,
      })),
  )
  const capture = await page.screenshot({ fullPage: true })
  for (const box of boxes) {
    const picture = await sharp(capture).extract(box).png().toBuffer()
    // The ground of a picture is a smooth gradient, which has no edges.
    expect((await sharp(picture).stats()).sharpness).toBeGreaterThan(0.5)
  }
})

test('after a change of theme the other pictures load as well', async ({ page }) => {
  await page.goto('/about-us')
  await expect.poll(() => missingPictures(page)).toEqual([])
  await page.getByRole('button', { name: t.SWITCH_TO_DARK_MODE }).click()
  await expect(page.locator('html')).toHaveClass('dark')
  await expect.poll(() => missingPictures(page)).toEqual([])
})

test.describe('from Home to a page', () => {
  test.skip(company.pictures?.about !== undefined, 'The journey is about the shipped pictures.')

  const shownFile = (page: Page, name: string) =>
    page.evaluate(
      (file) =>
        [...document.images].map((image) => image.currentSrc).find((url) => url.includes(file)),
      `/${name}-`,
    )

  test('the card and the page show the same file', { tag: '@both' }, async ({ page }) => {
    for (const [name, path] of [
      ['about', '/about-us'],
      ['team', '/services'],
      ['partners', '/partners'],
      ['careers', '/careers'],
    ] as const) {
      await page.goto('/')
      await expect.poll(() => missingPictures(page)).toEqual([])
      const card = await shownFile(page, name)
      await page.goto(path)
      await expect.poll(() => missingPictures(page)).toEqual([])
      expect(card).toBeDefined()
      expect(await shownFile(page, name)).toBe(card)
    }
  })
})
