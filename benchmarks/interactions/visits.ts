import { expect, type Page } from '@playwright/test'
import { messages } from '../../i18n/messages.ts'
import { longestInteraction } from './longest-interaction.ts'
import { tap } from './tap.ts'

const t = messages.en

/** Something that visitors do, on a phone; resolves with what they wait for, in milliseconds. */
export interface Visit {
  name: string
  /** The bar, in milliseconds. */
  atMost: number
  measure(page: Page): Promise<number>
}

const form = (page: Page) => page.locator('main form')
const firstName = (page: Page) => form(page).getByLabel(t.FIRST_NAME)

// Each visit waits for what it brings about: where nothing happened, nothing would take long.

async function openMenu(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: t.OPEN_MENU }))
  await page.locator('#site-menu').waitFor()
}

const waitForName = (page: Page, name: string) => expect(firstName(page)).toHaveValue(name)

async function takeOver(page: Page): Promise<void> {
  await firstName(page).focus()
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate)
  await longestInteraction(page)
}

export const visits: Visit[] = [
  {
    name: 'open the menu',
    atMost: 100,
    async measure(page) {
      await page.goto('/services')
      await openMenu(page)
      return longestInteraction(page)
    },
  },
  {
    name: 'switch the theme',
    atMost: 100,
    async measure(page) {
      await page.goto('/services')
      await openMenu(page)
      await longestInteraction(page)
      await tap(page.locator('[data-theme-toggle]').filter({ visible: true }))
      await page.locator('html.dark').waitFor()
      return longestInteraction(page)
    },
  },
  {
    name: 'open the panel, before the form’s code has come',
    atMost: 100,
    async measure(page) {
      await page.route('**/_astro/*.js', () => undefined)
      await page.goto('/services')
      await tap(page.getByRole('button', { name: t.ENQUIRY_TAB }))
      await page.getByRole('dialog').getByLabel(t.FIRST_NAME).waitFor()
      return longestInteraction(page)
    },
  },
  {
    name: 'the very first key, while the form’s code comes',
    atMost: 200,
    async measure(page) {
      await page.goto('/contact')
      await firstName(page).focus()
      await firstName(page).pressSequentially('J')
      await waitForName(page, 'J')
      return longestInteraction(page)
    },
  },
  {
    name: 'type',
    atMost: 100,
    async measure(page) {
      await page.goto('/contact')
      await takeOver(page)
      await firstName(page).pressSequentially('Anne-Catherine', { delay: 50 })
      await waitForName(page, 'Anne-Catherine')
      return longestInteraction(page)
    },
  },
  {
    name: 'send an empty form, and read what is wrong',
    atMost: 100,
    async measure(page) {
      await page.goto('/contact')
      await takeOver(page)
      await tap(form(page).getByRole('button', { name: t.SEND, exact: true }))
      await form(page).getByText(t.ERROR_SUMMARY).waitFor()
      return longestInteraction(page)
    },
  },
]
