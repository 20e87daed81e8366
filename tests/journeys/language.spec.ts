import { company } from '@site/company/facts/company.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { chooseLanguage, languageLink, storedLanguage } from './language-menu.ts'
import { expect, test } from './test.ts'

const store = (language: string) => {
  localStorage.setItem('lang', language)
}

for (const [stored, target] of [
  ['de', '/de/services?from=mail#main'],
  ['fr', '/fr/services?from=mail#main'],
] as const) {
  test(`a stored ${stored} redirects an English address to its translation, with query and hash`, async ({
    page,
  }) => {
    await page.goto('/contact')
    await page.evaluate(store, stored)
    await page.goto('/services?from=mail#main')
    await expect(page).toHaveURL(target)
  })
}

for (const unsupported of ['xx', 'constructor', '__proto__']) {
  test(`an unsupported stored language is ignored: ${unsupported}`, async ({ page }) => {
    await page.goto('/contact')
    await page.evaluate(store, unsupported)
    await page.goto('/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.en.SERVICES)
    await expect(page).toHaveURL('/services')
  })
}

test('a prefixed address shows its language and does not change the stored choice', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.evaluate(store, 'fr')
  await page.goto('/de/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.de.SERVICES)
  expect(await storedLanguage(page)).toBe('fr')
})

test(
  'a stored theme applies before the first paint',
  { tag: '@both' },
  async ({ page, chosenTheme }) => {
    // The first script of the page sets the class before the body exists.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('body')) return
        observer.disconnect()
        sessionStorage.setItem('dark-at-body', String(document.documentElement.matches('.dark')))
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/services')
    const dark = await page.evaluate(() => sessionStorage.getItem('dark-at-body'))
    expect(dark).toBe(String(chosenTheme === 'dark'))
  },
)

test('query and hash are kept when a language is chosen', async ({ page }) => {
  await page.goto('/services?from=mail#main')
  await chooseLanguage(page, 'en', 'fr', '/fr/services?from=mail#main')
})

test('choosing the current language stores it and closes the menu', async ({ page }) => {
  await page.goto('/services#main')
  const english = await languageLink(page, 'en', 'en')
  await english.click()
  await expect(english).toBeHidden()
  expect(await storedLanguage(page)).toBe('en')
})

test.describe('for a German browser', () => {
  test.use({ locale: 'de-CH' })
  test.skip(company.languageDetection !== 'suggest', 'The company does not suggest languages.')

  test(
    'a line offers the page in German; accepting stores German, and the line never returns',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('/services')
      const accept = page.getByRole('link', { name: messages.de.LANGUAGE_OFFER_ACCEPT })
      await expect(accept).toBeVisible()
      await accept.click()
      await expect(page).toHaveURL('/de/services')
      expect(await storedLanguage(page)).toBe('de')
      await page.goto('/about-us')
      await expect(page).toHaveURL('/de/about-us')
      await expect(page.getByText(messages.de.LANGUAGE_OFFER)).toHaveCount(0)
    },
  )

  for (const [width, textSize] of [
    [240, 16],
    [280, 16],
    [360, 24],
    [412, 32],
  ] as const) {
    test(`the line covers neither the logo nor the pause button at ${width} px with text of ${textSize} px`, async ({
      page,
    }) => {
      test.skip(!company.film, 'Home opens with a picture.')
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } })
      await page.setViewportSize({ width, height: 653 })
      await page.goto('/')
      const accept = page.getByRole('link', { name: messages.de.LANGUAGE_OFFER_ACCEPT })
      await accept.click({ trial: true })
      await page.getByRole('button', { name: messages.en.FILM_PAUSE }).click({ trial: true })
      const logo = page.getByRole('banner').getByRole('link', { name: company.shortName })
      await logo.click({ trial: true })
    })
  }

  test('dismissing the line stores English, the current language', async ({ page }) => {
    await page.goto('/services')
    const dismiss = page.getByRole('button', { name: messages.de.LANGUAGE_OFFER_DISMISS })
    await dismiss.click()
    await expect(dismiss).toBeHidden()
    expect(await storedLanguage(page)).toBe('en')
    await page.reload()
    await expect(dismiss).toBeHidden()
  })
})

test('an English browser gets no language offer and sends no request to decide that', async ({
  page,
}) => {
  test.skip(company.languageDetection === 'country', 'The company looks up countries.')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/services', { waitUntil: 'networkidle' })
  await expect(page.getByText(messages.de.LANGUAGE_OFFER)).toBeHidden()
  await expect(page.getByText(messages.fr.LANGUAGE_OFFER)).toBeHidden()
  expect(requests).not.toContain('/country')
})
