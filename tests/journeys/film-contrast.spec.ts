import type { Locator, Page } from '@playwright/test'
import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import sharp from 'sharp'
import { company } from '@site/company/facts/company.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { expect, test } from './test.ts'

extend([a11y])

const t = messages.en

/** Seconds into the film's loop of 12.8, to cover all its light. */
const moments = [0, 3, 6, 9]

const whiteTexts = 'body > header :is(a, button), h1, h1 + p'

test('white text on the film is readable at every moment', { tag: '@both' }, async ({ page }) => {
  await expectReadableFilm(page)
})

for (const [width, height] of [
  [768, 1024],
  [2560, 1440],
] as const) {
  test(`white text on the film is readable at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await expectReadableFilm(page)
  })
}

async function expectReadableFilm(page: Page) {
  test.skip(!company.film, 'Home opens with a picture.')
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
}

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

for (const name of ['home', 'services', 'aboutUs'] as const) {
  test(
    `text before the mountains at the end of ${name} is readable`,
    { tag: '@both' },
    async ({ page }) => {
      await page.goto(localizedPath('en', name))
      const closing = page.locator('main > section').last()
      const scene = closing.locator('> picture > img')
      test.skip((await scene.count()) === 0, 'The film shows another place.')
      await scene.scrollIntoViewIfNeeded()
      await expect(scene).toHaveJSProperty('complete', true)
      await closing.evaluate((section) => {
        for (const part of section.querySelectorAll<HTMLElement>('h2, .grid > div')) {
          part.style.setProperty('opacity', '0', 'important')
        }
        for (const part of document.querySelectorAll<HTMLElement>('body > :not(main)')) {
          part.style.setProperty('visibility', 'hidden', 'important')
        }
      })
      for (const text of await closing.locator('h2, h3, p, [href^="tel:"]').all()) {
        const picture = await text.screenshot()
        const { width, height } = await sharp(picture).metadata()
        expect
          .soft(
            await minContrast(picture, { x: 0, y: 0, width, height }),
            (await text.textContent()) ?? '',
          )
          .toBeGreaterThanOrEqual(5.1)
      }
    },
  )
}

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
      text.style.setProperty('opacity', '0', 'important')
    }
  })

async function expectReadableTexts(page: Page, when: string) {
  const picture = await page.screenshot()
  const texts = await page.locator(whiteTexts).filter({ visible: true }).all()
  expect(texts.length).toBeGreaterThan(2)
  for (const text of texts) {
    const box = await text.boundingBox()
    if (!box) throw new Error('The text is not shown.')
    // WCAG 1.4.3 asks 3 of large text such as the tagline.
    expect
      .soft(await minContrast(picture, box), `${await text.textContent()} ${when}`)
      .toBeGreaterThanOrEqual(4.5)
  }
}

/** The contrast of white with the picture and the shade, at the lightest pixel behind a text. */
async function minContrast(
  picture: Buffer,
  box: NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>,
): Promise<number> {
  // Averaged over four pixels, as the eye does with film grain.
  const { data, info } = await sharp(picture)
    .extract({
      left: Math.floor(box.x),
      top: Math.floor(box.y),
      width: Math.ceil(box.width),
      height: Math.ceil(box.height),
    })
    .removeAlpha()
    .resize({ width: Math.round(box.width / 2) })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let min = Infinity
  for (let index = 0; index < data.length; index += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(index, index + 3)
    min = Math.min(min, colord({ r, g, b }).contrast('#ffffff'))
  }
  return min
}
