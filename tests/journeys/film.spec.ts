import type { Page } from '@playwright/test'
import { company } from '@site/company/facts/company.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { expect, test } from './test.ts'

const t = messages.en
test.skip(!company.film, 'Home opens with a picture.')

test(
  'the film plays muted in a loop after the page has loaded, and everyone can pause it',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/')
    const video = page.locator('video')
    await expect(video).toHaveJSProperty('paused', false)
    await expect(video).toHaveJSProperty('muted', true)
    await expect(video).toHaveJSProperty('loop', true)
    await page.getByRole('button', { name: t.FILM_PAUSE }).press('Enter')
    await expect(video).toHaveJSProperty('paused', true)
    await page.getByRole('button', { name: t.FILM_PLAY }).press('Enter')
    await expect(video).toHaveJSProperty('paused', false)
  },
)

test(
  'a screen gets only the poster and film of its own shape',
  { tag: '@both' },
  async ({ page, viewport }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      const [, composition] = /(?:poster|first-light|film)-(\w+)/.exec(request.url()) ?? []
      if (composition) fetched.push(composition)
    })
    await page.goto('/')
    await expect(page.locator('video')).toHaveJSProperty('paused', false)
    const isUpright = (viewport?.width ?? 0) < (viewport?.height ?? 0)
    // An owner's own film may have the wide composition alone.
    const hasUpright = (await page.locator('main picture').first().locator('[media]').count()) > 0
    expect(new Set(fetched)).toEqual(new Set([isUpright && hasUpright ? 'portrait' : 'landscape']))
  },
)

test('the film pauses while it is out of sight', async ({ page }) => {
  await page.goto('/')
  const video = page.locator('video')
  await expect(video).toHaveJSProperty('paused', false)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(video).toHaveJSProperty('paused', true)
})

for (const [reason, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'Save-Data',
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      }),
  ],
] as const) {
  test(
    `with ${reason} the poster stays, and the film is fetched when a visitor plays it`,
    { tag: '@both' },
    async ({ page }) => {
      await prepare(page)
      const films: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.endsWith('.mp4')) films.push(request.url())
      })
      await page.goto('/', { waitUntil: 'networkidle' })
      expect(films).toEqual([])
      await page.getByRole('button', { name: t.FILM_PLAY }).click()
      await expect(page.locator('video')).toHaveJSProperty('paused', false)
      await expect(page.locator('video')).toHaveCSS('opacity', '1')
      await page.getByRole('button', { name: t.FILM_PAUSE }).click()
      await expect(page.locator('video')).toHaveJSProperty('paused', true)
    },
  )
}

test('where the browser refuses to play the film by itself, a visitor can', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLVideoElement.prototype, 'play', {
      configurable: true,
      value: () => Promise.reject(new DOMException('Battery saver', 'NotAllowedError')),
    })
    const allow = () => Reflect.deleteProperty(HTMLVideoElement.prototype, 'play')
    addEventListener('pointerdown', allow, true)
  })
  await page.goto('/')
  await page.getByRole('button', { name: t.FILM_PLAY }).click()
  await expect(page.locator('video')).toHaveJSProperty('paused', false)
})

test('film and arrow are animated without the main thread', async ({ page }) => {
  await page.goto('/')
  const video = page.locator('video')
  await expect(video).toHaveJSProperty('paused', false)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const styleUpdates = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN
  }
  const start = await video.evaluate((film: HTMLVideoElement) => film.currentTime)
  const hasPlayed = (seconds: number) =>
    expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
      .toBeGreaterThan(start + seconds)
  // Waits until the page has settled. Three seconds then have 180 frames.
  await hasPlayed(1)
  const before = await styleUpdates()
  await hasPlayed(4)
  expect((await styleUpdates()) - before).toBeLessThan(30)
})
