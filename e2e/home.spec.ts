import { messages } from '../i18n/messages.ts'
import { expect, test } from './test.ts'

const t = messages.en

test(
  'the band is in the first view, and its arrow leads to the first section',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(t.HOME_BAND)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(t.HOME_BAND)).toHaveCSS('text-transform', 'uppercase')
    await page.getByRole('link', { name: t.HOME_BAND_ARROW }).click()
    await expect(page.getByRole('heading', { name: t.HOME_WHAT_LABEL })).toBeInViewport()
  },
)
