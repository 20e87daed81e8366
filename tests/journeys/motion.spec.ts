import { company } from '@site/company/facts/company.ts'
import { expect, test } from './test.ts'

/* What moves when it comes into view, and between pages. */

const story = company.references?.find(({ story }) => story)?.story

test.skip(!story, 'The company shows no case.')
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a drawing is complete until it comes into view, and is then drawn once', async ({ page }) => {
  await page.goto('/')
  const drawing = page.locator(`#case-${story?.slug} g`).first()
  const animations = () => drawing.evaluate((part) => part.getAnimations().length)
  await expect(drawing).not.toBeInViewport()
  expect(await animations()).toBe(0)

  await drawing.evaluate((part) => {
    part.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  await expect.poll(animations).toBe(1)
  await expect.poll(animations).toBe(0)
})
