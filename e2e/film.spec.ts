import { messages } from '../i18n/messages.ts'
import { expect, test } from './test.ts'

const t = messages.en
const isFilm = (url: URL) => url.pathname.endsWith('.mp4')

test('the film plays muted in a loop after the page has loaded, and everyone can pause it', async ({
  page,
}) => {
  await page.goto('/')
  const video = page.locator('video')
  await expect(video).toHaveJSProperty('paused', false)
  await expect(video).toHaveJSProperty('muted', true)
  await expect(video).toHaveJSProperty('loop', true)
  await page.getByRole('button', { name: t.FILM_PAUSE }).press('Enter')
  await expect(video).toHaveJSProperty('paused', true)
  await page.getByRole('button', { name: t.FILM_PLAY }).press('Enter')
  await expect(video).toHaveJSProperty('paused', false)
})

test('a portrait screen gets only the portrait poster and film', async ({ page, viewport }) => {
  const expected = (viewport?.width ?? 0) < (viewport?.height ?? 0) ? 'portrait' : 'landscape'
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, composition] = /(?:poster|first-light)-(\w+)/.exec(request.url()) ?? []
    if (composition) fetched.push(composition)
  })
  await page.goto('/')
  await expect(page.locator('video')).toHaveJSProperty('paused', false)
  expect(new Set(fetched)).toEqual(new Set([expected]))
})

test('the film pauses while it is out of sight', async ({ page }) => {
  await page.goto('/')
  const video = page.locator('video')
  await expect(video).toHaveJSProperty('paused', false)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(video).toHaveJSProperty('paused', true)
})

test('the band is in the first view, and its arrow leads to the first section', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText(t.HOME_BAND)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(t.HOME_BAND)).toHaveCSS('text-transform', 'uppercase')
  await page.getByRole('link', { name: t.HOME_BAND_ARROW }).click()
  await expect(page.getByRole('heading', { name: t.HOME_WHAT_LABEL })).toBeInViewport()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the film is not fetched', async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (isFilm(new URL(request.url()))) films.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(films).toEqual([])
    await expect(page.getByRole('button', { name: t.FILM_PAUSE })).toBeHidden()
  })
})

test('with Save-Data the poster stays, and the film is not fetched', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const films: string[] = []
  page.on('request', (request) => {
    if (isFilm(new URL(request.url()))) films.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(films).toEqual([])
  await expect(page.getByRole('button', { name: t.FILM_PAUSE })).toBeHidden()
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
