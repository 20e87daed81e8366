import { chromiumArguments, findChromium } from './chromium.ts'
import { openPanel, panel } from './enquiry-form.ts'
import { expect, test } from './test.ts'

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
    await openPanel(page)
    await expect(panel(page)).toBeVisible()
    expect(await widths()).toEqual([before, 0])
  },
)
