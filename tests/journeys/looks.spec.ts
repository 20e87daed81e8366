import type { Locator, Page } from '@playwright/test'
import { cases, hasPage } from '@site/company/facts/company-pages.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { casePath, type PageName } from '@site/company/i18n/pages.ts'
import { messages } from '@site/company/i18n/messages.ts'
import {
  confirmationIn,
  pageForm,
  panel,
  sampleValues,
  sendButton,
  fillInAndHydrate,
} from './enquiry-form.ts'
import { expect, test } from './test.ts'

/* Visual regression, section by section, so that a small part of a long page cannot change
   unnoticed. After an intended change: npm run test:e2e -- looks --update-snapshots, and check
   the screenshots. */
const t = messages.en

// The site's own policy would refuse looks.css.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00')
})

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
}

const look = async (part: Locator, name: string) => {
  await expect(part).toHaveScreenshot(`${name}.png`, { stylePath: 'tests/journeys/looks.css' })
}

const pictured: PageName[] = ['aboutUs', 'services', 'partners', 'careers', 'thankYou']

test.describe('screenshots', { tag: '@both' }, () => {
  for (const name of pictured.filter(hasPage)) {
    test(`${name} matches its screenshots`, async ({ page }) => {
      // The thank-you page thanks for an enquiry with a reference.
      const query = name === 'thankYou' ? '?reference=3F2A91C0' : ''
      await open(page, localizedPath('en', name) + query)
      // A section without a fact is left out, so their number depends on the company.
      const sections = await page.locator('main > section').all()
      expect(sections.length).toBeGreaterThan(0)
      for (const [index, section] of sections.entries()) await look(section, `${name}-${index + 1}`)
    })
  }

  test('a case matches its screenshots', async ({ page }) => {
    const [first] = cases
    test.skip(!first, 'No reference has a story.')
    if (!first) return
    await open(page, localizedPath('en', casePath(first.story.slug)))
    const sections = await page.locator('main > section').all()
    // Without the closing, which other pages have as well.
    for (const [index, section] of sections.slice(0, -1).entries()) {
      await look(section, `case-${index + 1}`)
    }
  })

  test('the home page below the film matches its screenshots', async ({ page }) => {
    await open(page, '/')
    const [, ...sections] = await page.locator('main > section').all()
    expect(sections.length).toBeGreaterThan(0)
    for (const [index, section] of sections.entries()) await look(section, `home-${index + 1}`)
    await look(page.getByRole('contentinfo'), 'footer')
  })

  test('contact matches its screenshot', async ({ page }) => {
    await open(page, '/contact')
    await look(page.getByRole('main'), 'contact')
  })

  test('the header matches its screenshot', async ({ page }) => {
    await open(page, '/services')
    await look(page.getByRole('banner'), 'header')
  })

  test('German headings match their screenshots', async ({ page }) => {
    await open(page, localizedPath('de', 'services'))
    await look(page.locator('main > section').first(), 'services-de')
    await look(page.locator('main > section').last(), 'closing-de')
  })

  test.describe('a page that does not exist', () => {
    test.use({ expectedErrors: /status of 404/ })

    test('the 404 page matches its screenshot', async ({ page }) => {
      await open(page, '/nowhere')
      await look(page.getByRole('main'), '404')
    })
  })

  test('the open panel matches its screenshot', async ({ page }) => {
    await open(page, '/services')
    await page.getByRole('button', { name: t.ENQUIRY_TAB }).press('Enter')
    await look(panel(page), 'panel')
  })

  test('the open menu matches its screenshot', async ({ page, hasMenu }) => {
    await open(page, '/services')
    await page.getByRole('button', { name: hasMenu ? t.OPEN_MENU : t.LANGUAGE }).press('Enter')
    await look(page.locator(hasMenu ? '#site-menu' : '#language-menu'), 'menu')
  })

  test('the confirmation of an enquiry matches its screenshot', async ({ page, viewport }) => {
    // Tall enough for all of it: Chromium paints no more than the viewport of a scrolled element.
    await page.setViewportSize({ width: viewport?.width ?? 0, height: 1200 })
    await page.addInitScript(() => {
      crypto.randomUUID = () => '3f2a91c0-0000-4000-8000-000000000000'
    })
    await page.route('**/send-mail', (route) => route.fulfill({ status: 201 }))
    await open(page, localizedPath('en', 'contact'))
    const form = pageForm(page)
    await fillInAndHydrate(form, 'en', sampleValues('Pictured.'))
    await sendButton(form).click()
    const toast = page.locator('[data-type="success"]')
    await expect(toast).toBeVisible()
    await expect(toast).toHaveCount(0)
    await look(confirmationIn(page.getByRole('main')), 'confirmation')
  })
})
