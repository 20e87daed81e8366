import { expect, type Locator, type Page } from '@playwright/test'
import { localeNames, type Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'

/** Opens the menu of a page and returns the link of a language. */
export async function languageLink(page: Page, shown: Locale, wanted: Locale): Promise<Locator> {
  await page.getByRole('button', { name: messages[shown].LANGUAGE }).click()
  return page.getByRole('banner').getByRole('link', { name: localeNames[wanted] })
}

/** The language that the visitor has chosen, if any. */
export const storedLanguage = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('lang'))

/** Chooses a language and waits for its page. */
export async function chooseLanguage(
  page: Page,
  shown: Locale,
  wanted: Locale,
  path: string,
): Promise<void> {
  await (await languageLink(page, shown, wanted)).click()
  await expect(page).toHaveURL(path)
}
