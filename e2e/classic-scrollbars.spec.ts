import { messages } from '../i18n/messages.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { expect, test } from './test.ts'

const t = messages.en

// Playwright hides scrollbars that take up space, as on Windows.
test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

test(
  'the page keeps its width when the panel opens and hides the scrollbar',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/services')
    const widths = () =>
      Promise.all([
        page.locator('body > header').evaluate((header) => header.getBoundingClientRect().width),
        page.evaluate(() => innerWidth - document.documentElement.clientWidth),
      ])
    const [before, scrollbar] = await widths()
    expect(scrollbar).toBeGreaterThan(0)
    await page.getByRole('button', { name: t.ENQUIRY_TAB }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await widths()).toEqual([before, 0])
  },
)
