import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { company } from '@site/company/facts/company.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { languageKey } from '@site/website/src/browser/storage-keys.ts'
import {
  fillIn,
  waitForHydration,
  openPanel,
  pageForm,
  panel,
  sampleValues,
  sendButton,
} from './enquiry-form.ts'
import { layoutLocales } from './nightly.ts'
import { sitePages } from './site-pages.ts'
import { expect, test } from './test.ts'

/* Compares the privacy notice with reality: visiting every page, making every choice and sending
   an enquiry contacts no other host, sets no cookie and stores nothing under a key that the
   notice does not name. */

/** Starts with empty storage. */
test.use({ chosenTheme: undefined })

/** The storage keys that a language's privacy notice names, as `code`. */
function namedKeys(locale: string): string[] {
  const notice = new URL(`../../content/legal/${locale}/privacy.md`, import.meta.url)
  return [...readFileSync(notice, 'utf8').matchAll(/`([^`]+)`/g)].map(([, key]) => key ?? '').sort()
}

/** Collects the hosts that the page contacts from now on. */
function contactedHosts(page: Page): Set<string> {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(host)
  })
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host))
  return hosts
}

const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

const otherStorage = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: 'caches' in globalThis ? await caches.keys() : [],
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

test('the notice names the same keys in every language', () => {
  for (const locale of locales) expect(namedKeys(locale)).toEqual(namedKeys('en'))
})

test('reading every English page contacts no other host, sets no cookie and stores nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = contactedHosts(page)
  for (const { path } of sitePages.filter(({ locale }) => locale === 'en')) {
    await page.goto(path)
    await page.mouse.wheel(0, 2000)
  }
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
  expect(await context.cookies()).toEqual([])
  const looksUp = company.languageDetection === 'country'
  expect(await storedKeys(page)).toEqual(looksUp ? [languageKey] : [])
})

test(
  'choices, a draft and an enquiry store only what the notice names',
  { tag: '@both' },
  async ({ page, context, baseURL, hasMenu }) => {
    const t = messages.de
    const hosts = contactedHosts(page)
    const seen = new Set<string>()
    const recordKeys = async () => {
      for (const key of await storedKeys(page)) seen.add(key)
    }

    await page.goto('/services')
    await page
      .getByRole('button', { name: hasMenu ? messages.en.OPEN_MENU : messages.en.LANGUAGE })
      .click()
    await page.getByRole('link', { name: 'Deutsch' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/de/services')
    await recordKeys()

    if (hasMenu) await page.getByRole('button', { name: t.OPEN_MENU }).click()
    await page.locator('[data-theme-toggle]').filter({ visible: true }).click()
    await recordKeys()

    await page.goto(localizedPath('de', 'contact'))
    const form = pageForm(page)
    await fillIn(form, 'de', sampleValues('Was bleibt im Browser?'))
    // Only script stores a draft.
    await waitForHydration(form)
    await page.goto(localizedPath('de', 'services'))
    await recordKeys()
    expect([...seen].sort()).toEqual(namedKeys('de'))

    await page.goto(localizedPath('de', 'contact'))
    await expect(form.locator('textarea')).not.toHaveValue('')
    await sendButton(form, 'de').click()
    await expect(page.getByText(t.FORM_SUBMITTED).first()).toBeVisible()
    await recordKeys()

    expect([...seen].sort()).toEqual(namedKeys('de'))
    expect(await storedKeys(page), 'the draft ends with the enquiry').not.toContain('enquiry-draft')
    expect(await otherStorage(page)).toEqual({ databases: [], caches: [], workers: 0 })
    expect(await context.cookies()).toEqual([])
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
  },
)

for (const locale of layoutLocales) {
  test(`the ${locale} form links to the privacy notice, on the page and in the panel`, async ({
    page,
  }) => {
    const t = messages[locale]
    const href = localizedPath(locale, 'privacy')
    await page.goto(localizedPath(locale, 'contact'))
    const inForm = pageForm(page).getByRole('link', { name: t.PRIVACY_LINK })
    await expect(inForm).toHaveAttribute('href', href)
    await openPanel(page, locale)
    const inPanel = panel(page).getByRole('link', { name: t.PRIVACY_LINK })
    await expect(inPanel).toHaveAttribute('href', href)
  })
}
