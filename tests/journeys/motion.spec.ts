import { company } from '@site/company/facts/company.ts'
import { messages } from '@site/company/i18n/messages.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/* What moves when it comes into view, and between pages. */

const story = company.references?.find(({ story }) => story)?.story

test.skip(!story, 'The company shows no case.')
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

declare global {
  /** What moves in the transition to this page, and whether it has ended. */
  var moved: (string | null)[]
  var hasArrived: boolean
  var hasSunrise: boolean
}

/** Observes how each page appears. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    globalThis.hasSunrise = false
    for (const type of ['animationstart', 'transitionrun']) {
      addEventListener(type, (event) => {
        const { pseudoElement } = event as AnimationEvent | TransitionEvent
        const isOfOpening = (event.target as Element).closest('#opening')
        if (isOfOpening && pseudoElement === '::after') globalThis.hasSunrise = true
      })
    }
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        globalThis.moved = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      })
      // An animation that waits for the end of the transition begins with the next frame.
      void viewTransition?.finished.then(() =>
        requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.hasArrived = true))),
      )
    })
  }),
)

const arrive = (page: Page) => page.waitForFunction(() => globalThis.hasArrived)

test('a drawing is drawn once, as it comes into view', async ({ page }) => {
  await page.goto('/')
  const drawing = page.locator(`#case-${story?.slug} g`).first()
  const animations = () => drawing.evaluate((part) => part.getAnimations().length)
  await expect(drawing).not.toBeInViewport()
  expect(await animations()).toBe(0)

  // To where it is about to come into view.
  await drawing.evaluate((part) => {
    const { top } = part.closest('[data-moves]')?.getBoundingClientRect() ?? { top: 0 }
    scrollBy({ top: top - 1.05 * innerHeight, behavior: 'instant' })
  })
  await expect.poll(animations).toBe(1)
  await expect.poll(animations).toBe(0)
})

test('a drawing that is seen at once is not drawn again', async ({ page }) => {
  await page.goto('/')
  const drawing = page.locator(`#case-${story?.slug} g`).first()
  await drawing.evaluate((part) => {
    part.addEventListener('animationstart', () => {
      part.setAttribute('data-drawn', '')
    })
    part.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  await expect(drawing).toBeInViewport()
  await page.waitForTimeout(500)
  await expect(drawing).not.toHaveAttribute('data-drawn')
})

test('a click on the drawing of a panel opens its case', async ({ page }) => {
  await page.goto('/')
  const drawing = page.locator(`#case-${story?.slug}`)
  await drawing.hover({ force: true })
  await drawing.click({ force: true })
  await expect(page).toHaveURL(`/results/${story?.slug}`)
})

test('a case opens from its panel: ground, title and drawing grow', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: story?.title.en ?? '', exact: true }).click()
  await expect(page).toHaveURL(`/results/${story?.slug}`)
  await arrive(page)
  const moved = await page.evaluate(() => globalThis.moved)
  for (const part of ['ground', 'title', 'case'])
    expect(moved).toContain(`::view-transition-group(${part}-${story?.slug})`)
})

test('Home opens with a sunrise, but not where another page leads to it', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => globalThis.hasSunrise)).toBe(true)
  await page.goto('/services')
  await page.getByRole('banner').getByRole('link', { name: messages.en.HOME, exact: true }).click()
  await expect(page).toHaveURL('/')
  await arrive(page)
  expect(await page.evaluate(() => globalThis.hasSunrise)).toBe(false)
})
