import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { axeViolations } from './axe-violations.ts'
import { printedSheets } from './printed-sheets.ts'
import { overflow } from './reflow.ts'
import { deskOrigin } from './service.ts'
import { expect, test } from './test.ts'

const t = deskMessages[company.language]
const people = company.people ?? []
/** The desk asks who answered where several people may have. */
const answeredBy = people.length > 1 ? people.at(-1)?.name : undefined

// The desk follows the system's theme.
test.beforeEach(({ page, chosenTheme }) =>
  page.emulateMedia({ colorScheme: chosenTheme ?? 'light' }),
)

/** Sends an enquiry under a unique name. */
async function enquire(page: Page): Promise<{ name: string; email: string }> {
  const lastName = `Desk-${randomUUID().slice(0, 8)}`
  const email = `${lastName.toLowerCase()}@example.ch`
  const response = await page.request.post('/send-mail', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      firstname: 'Ursina',
      lastname: lastName,
      email,
      contact: '+41 79 123 45 67',
      message: 'Könnten wir <b>telefonieren</b>?',
      job: '',
      hear_about: 'friend',
    },
  })
  expect(response.status()).toBe(201)
  return { name: `Ursina ${lastName}`, email }
}

test.describe('without script', () => {
  // The sandboxed frame of an email blocks even the tests' own script, which sets the site's theme.
  test.use({ javaScriptEnabled: false, expectedErrors: /The document is sandboxed/ })

  test(
    'the owner finds an enquiry, answers it, and erases its sender on request',
    { tag: '@both' },
    async ({ page }) => {
      const { name, email } = await enquire(page)

      await test.step('finds it', async () => {
        await page.goto(deskOrigin)
        await page.getByRole('searchbox', { name: t.SEARCH }).fill(email.toUpperCase())
        await page.getByRole('button', { name: t.SEARCH_BUTTON }).click()
        await page.getByRole('link', { name }).click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(page.getByText('Könnten wir <b>telefonieren</b>?')).toBeVisible()
      })

      await test.step('answers it', async () => {
        const reply = page.getByRole('link', { name: t.REPLY })
        await expect(reply).toHaveAttribute('href', new RegExp(`^mailto:${email}\\?`))
        if (answeredBy) await page.getByLabel(t.ANSWERED_BY).selectOption(answeredBy)
        else await expect(page.getByLabel(t.ANSWERED_BY)).toBeHidden()
        await page.getByRole('button', { name: t.MARK_ANSWERED }).click()
        const answered = answeredBy
          ? fillPlaceholders(t.HISTORY_ANSWERED_BY, { name: answeredBy })
          : t.HISTORY_ANSWERED
        await expect(page.getByText(answered)).toBeVisible()
        await page.goto(`${deskOrigin}/?show=answered`)
        await expect(page.getByRole('link', { name })).toBeVisible()
      })

      await test.step('notes something, and finds it again', async () => {
        await page.getByRole('link', { name }).click()
        const note = page.getByRole('textbox', { name: t.NOTE })
        await note.fill('Rang her back.\nSend an offer by Friday.')
        await page.getByRole('button', { name: t.NOTE_SAVE }).click()
        await expect(page.getByText(t.NOTE_SAVED, { exact: false }).locator('time')).toBeVisible()
        await expect(note).toHaveValue('Rang her back.\nSend an offer by Friday.')
        await page.goto(`${deskOrigin}/?show=answered`)
      })

      await test.step('sees the email as it was sent', async () => {
        await page.getByRole('link', { name }).click()
        const emailAsSent = page.getByRole('link', { name: t.EMAIL_AS_SENT })
        await expect(async () => {
          await page.reload()
          await expect(emailAsSent).toBeVisible({ timeout: 1_000 })
        }).toPass()
        await emailAsSent.click()
        const frame = page.frameLocator('iframe')
        await expect(frame.getByText('Könnten wir <b>telefonieren</b>?')).toBeVisible()
      })

      await test.step('erases its sender', async () => {
        await page.goto(`${deskOrigin}/?q=${email}`)
        await page.getByRole('link', { name }).click()
        await page.getByRole('link', { name: t.ERASE }).click()
        await expect(page.getByText(email)).toBeVisible()
        await page.getByRole('button', { name: t.ERASE_CONFIRM }).click()
        await expect(page.getByText(t.ERASE_DONE.replace('{count}', '1'))).toBeVisible()
        await page.goto(`${deskOrigin}/?q=${email}`)
        await expect(page.getByText(t.NOTHING_FOUND)).toBeVisible()
      })
    },
  )
})

test('a page ignores the second click of the double click that opened it', async ({ page }) => {
  const { name, email } = await enquire(page)
  await page.goto(`${deskOrigin}/?q=${email}`)
  const enquiry = await page.getByRole('link', { name }).getAttribute('href')
  const actions: (string | null)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST')
      actions.push(new URLSearchParams(request.postData() ?? '').get('action'))
  })

  // Freezes the animations of the new page, and loads no other file.
  await page.route('**', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 204 }),
  )
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto(`${deskOrigin}${String(enquiry)}`)
  await page.getByRole('button', { name: t.MARK_SPAM }).click({ force: true })
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await page.getByRole('button', { name: t.MARK_ANSWERED }).click()
  await expect(page.getByText(t.HISTORY_ANSWERED)).toBeVisible()
  expect(actions).toEqual(['answered'])
})

test('every page of the desk is accessible', { tag: '@both' }, async ({ page }) => {
  const { name, email } = await enquire(page)
  await page.goto(`${deskOrigin}/?q=${email}`)
  const enquiry = await page.getByRole('link', { name }).getAttribute('href')
  const addresses = [
    '/?show=all',
    String(enquiry),
    `${String(enquiry)}/erase`,
    '/overview',
    '/emails',
  ]
  for (const address of addresses) {
    await page.goto(`${deskOrigin}${address}`)
    expect(await axeViolations(page), address).toEqual([])
    expect(await overflow(page), address).toBeLessThanOrEqual(0)
  }
})

test('an enquiry is printed on one sheet, without links and buttons', async ({ page }) => {
  const { name, email } = await enquire(page)
  await page.goto(`${deskOrigin}/?q=${email}`)
  await page.getByRole('link', { name }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  for (const hidden of ['navigation', 'button'] as const) {
    await expect(page.getByRole(hidden)).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: t.SKIP })).toBeHidden()
  expect(await printedSheets(page)).toBe(1)
})
