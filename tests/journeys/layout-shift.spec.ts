import type { Page } from '@playwright/test'
import { menuPages } from '@site/company/facts/company-pages.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { layoutLocales } from './nightly.ts'
import { expect, test } from './test.ts'

declare global {
  /** The sum of layout shifts so far, from the test's own observer. */
  var layoutShift: () => number
}

/** Resolves once the page has been laid out and painted. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((shown) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            setTimeout(shown)
          })
        })
      }),
  )

/** Every phone and desktop has Arial or a font of the same size; a minimal container may not. */
const hasArial = async () => {
  const faces = ['Arial', 'Liberation Sans', 'Helvetica'].map((name) => `local("${name}")`)
  return new FontFace('test', faces.join()).load().then(
    () => true,
    () => false,
  )
}

for (const locale of layoutLocales) {
  test(
    `nothing moves on the ${locale} pages when their font arrives late`,
    { tag: '@both' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: PerformanceEntry[] = []
        const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        globalThis.layoutShift = () => {
          shifts.push(...observer.takeRecords())
          return shifts.reduce(
            (sum, shift) => sum + (shift as unknown as { value: number }).value,
            0,
          )
        }
      })
      await page.goto('/robots.txt')
      test.skip(!(await page.evaluate(hasArial)), 'Without Arial there is nothing to compare with.')
      let font = Promise.withResolvers<undefined>()
      await page.route('**/*.woff2', async (route) => {
        await font.promise
        await route.continue()
      })
      for (const name of menuPages) {
        font = Promise.withResolvers()
        await page.goto(localizedPath(locale, name), { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
        await painted(page)
        font.resolve(undefined)
        await page.evaluate(() => document.fonts.ready)
        await painted(page)
        expect(await page.evaluate(() => document.fonts.check('16px "Archivo Variable"'))).toBe(
          true,
        )
        // Measured: 0.0006 at most. A line that wraps one word earlier is about 0.01.
        expect.soft(await page.evaluate(() => globalThis.layoutShift()), name).toBeLessThan(0.01)
      }
    },
  )
}
