import { expect, test } from './test.ts'

test.use({ expectedErrors: /Content Security Policy/ })

test('a page runs no script but its own', async ({ page }) => {
  await page.goto('/contact')
  const title = await page.title()
  const refused = await page.evaluate(() => {
    const violation = new Promise<string>((report) => {
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        report(violatedDirective)
      })
    })
    const script = document.createElement('script')
    script.textContent = "document.title = 'injected'"
    document.body.append(script)
    return violation
  })
  expect(refused).toBe('script-src-elem')
  await expect(page).toHaveTitle(title)
})
