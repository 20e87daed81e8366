import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastRatio } from '@site/brand/wcag.ts'
import { company } from '@site/company/facts/company.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { expect, test } from './test.ts'

const t = messages.en

/** Seconds into the film's loop of 12.8, to cover all its light. */
const moments = [0, 3, 6, 9]

/** WCAG 1.4.3: 4.5 for normal text, 3 for large text such as the tagline. */
const whiteTexts = (page: Page) => [
  { name: 'the header', place: page.locator('body > header'), min: 4.5 },
  { name: 'the tagline', place: page.locator('h1'), min: 3 },
  { name: 'the line below it', place: page.locator('h1 + p'), min: 4.5 },
]

test('white text on the film is readable at every moment', { tag: '@both' }, async ({ page }) => {
  test.skip(company.film === false, 'Home opens with a picture.')
  await page.goto('/')
  const video = page.locator('video')
  await expect(video).toHaveJSProperty('paused', false)
  await page.getByRole('button', { name: t.FILM_PAUSE }).click()
  await expect(video).toHaveJSProperty('paused', true)
  await hideTexts(page)
  for (const moment of moments) {
    await video.evaluate(
      (film: HTMLVideoElement, seconds) =>
        new Promise((resolve) => {
          film.addEventListener('seeked', resolve, { once: true })
          film.currentTime = seconds
        }),
      moment,
    )
    await expectReadableTexts(page, `at ${moment} s`)
  }
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('white text on the poster is readable', { tag: '@both' }, async ({ page }) => {
    await openHomeWithPoster(page)
    await expectReadableTexts(page, 'on the poster')
    await page.setViewportSize({ width: 844, height: 390 })
    await openHomeWithPoster(page)
    await expectReadableTexts(page, 'on the poster of a low screen')
  })
})

/** A low screen has another poster; until it is decoded, the paper behind it would be measured. */
async function openHomeWithPoster(page: Page) {
  await page.goto('/')
  await page
    .locator('picture > img')
    .first()
    .evaluate((poster: HTMLImageElement) => poster.decode())
  await hideTexts(page)
}

/** Set by script, because the page's policy blocks injected style sheets. */
const hideTexts = (page: Page) =>
  page.evaluate(() => {
    for (const text of document.querySelectorAll<HTMLElement>('header *, h1, h1 + p')) {
      text.style.setProperty('visibility', 'hidden', 'important')
    }
  })

async function expectReadableTexts(page: Page, when: string) {
  for (const { name, place, min } of whiteTexts(page)) {
    const contrast = await minContrastBehind(page, place)
    expect.soft(contrast, `${name} ${when}`).toBeGreaterThanOrEqual(min)
  }
}

/** The contrast of white with the picture and the scrims, at the lightest pixel behind a text. */
async function minContrastBehind(page: Page, place: Locator): Promise<number> {
  // Only the words: the ENQUIRY NOW tab is next to the tagline.
  const clip = await place.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    const { x, y, width, height } = words.getBoundingClientRect()
    return { x, y, width, height }
  })
  const picture = await page.screenshot({ clip })
  // Averaged over four pixels, as the eye does with film grain.
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize({ width: Math.round(clip.width / 2) })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let min = Infinity
  for (let index = 0; index < data.length; index += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3)
    min = Math.min(min, contrastRatio([red, green, blue], [255, 255, 255]))
  }
  return min
}
