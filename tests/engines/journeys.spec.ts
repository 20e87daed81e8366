import type { FormValues } from '@site/enquiry/fields.ts'
import { locales } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { sampleValues } from '../journeys/enquiry-form.ts'
import { sitePages } from '../journeys/site-pages.ts'
import { storedEnquiries } from '../journeys/stored-enquiries.ts'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const t = messages.en
const de = messages.de

// In German, whose texts are the longest; Chromium opens every page in every language.
test('every page shows its heading and fits a phone', async ({ visitor }) => {
  await visitor.resize(460, 844)
  for (const { path, heading } of sitePages.filter(({ locale }) => locale === 'de')) {
    await visitor.open(path)
    const seen = await visitor.evaluate(() => ({
      heading: document.querySelector('h1')?.textContent,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }))
    expect(seen.heading, path).toBe(heading)
    expect(seen.overflow, path).toBeLessThanOrEqual(0)
  }
})

test('the language menu opens, closes on an outside click, and links to the translation', async ({
  visitor,
}) => {
  const french = { kind: 'link', name: 'Français' } as const
  await visitor.open('/services')
  expect(await visitor.sees(french)).toBe(false)
  await visitor.click({ kind: 'button', name: t.LANGUAGE })
  await expect.poll(() => visitor.sees(french)).toBe(true)
  await visitor.clickAt(700, 500)
  await expect.poll(() => visitor.sees(french)).toBe(false)
  await visitor.click({ kind: 'button', name: t.LANGUAGE })
  await visitor.click(french)
  await expect.poll(() => visitor.path()).toBe('/fr/services')
  // The choice is remembered.
  await visitor.open('/about-us')
  await expect.poll(() => visitor.path()).toBe('/fr/about-us')
})

test('the menu of a phone opens, Tab enters it, and Escape closes it', async ({ visitor }) => {
  const languages = { kind: 'link', name: 'Deutsch' } as const
  await visitor.resize(460, 844)
  await visitor.open('/about-us')
  await visitor.click({ kind: 'button', name: t.OPEN_MENU })
  await expect.poll(() => visitor.sees(languages)).toBe(true)
  await visitor.press('Tab')
  const isInMenu = () => document.activeElement?.closest('[popover]') !== null
  await expect.poll(() => visitor.evaluate(isInMenu)).toBe(true)
  await visitor.press('Escape')
  await expect.poll(() => visitor.sees(languages)).toBe(false)
  await visitor.click({ kind: 'button', name: t.OPEN_MENU })
  await visitor.click({ kind: 'link', name: t.SERVICES })
  await expect.poll(() => visitor.path()).toBe('/services')
})

test('a click changes the theme, also for the next page', async ({ visitor }) => {
  const background = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await visitor.open('/services')
  const light = await background()
  await visitor.click({ kind: 'button', name: t.SWITCH_TO_DARK_MODE })
  await expect.poll(() => background()).not.toBe(light)
  const dark = await background()
  await visitor.open('/about-us')
  expect(await background()).toBe(dark)
})

for (const locale of locales) {
  test(`in ${locale} an empty form shows an error at each field`, async ({ visitor }) => {
    const texts = messages[locale]
    await visitor.open(localizedPath(locale, 'contact'))
    await visitor.click({ kind: 'field', name: texts.FIRST_NAME })
    await visitor.waitForHydration()
    await visitor.click({ kind: 'button', name: texts.SEND })
    const errors = [texts.F_REQUIRED, texts.L_REQUIRED, texts.P_REQUIRED, texts.E_REQUIRED]
    for (const error of errors) {
      await expect.poll(() => visitor.reads(error)).toBe(true)
    }
  })
}

test('the panel slides to the edge of the screen, and its enquiry arrives', async ({ visitor }) => {
  const values = sampleValues('Aus dem Panel.')
  await visitor.open('/de/services')
  await visitor.click({ kind: 'button', name: de.ENQUIRY_TAB })
  const isInPanel = () => document.activeElement?.closest('dialog') !== null
  await expect.poll(() => visitor.evaluate(isInPanel)).toBe(true)
  const distance = () =>
    Math.abs(
      document.documentElement.clientWidth -
        (document.querySelector('dialog')?.getBoundingClientRect().right ?? 0),
    )
  await expect.poll(() => visitor.evaluate(distance)).toBeLessThan(1)
  await visitor.fillInForm('de', values)
  await visitor.waitForHydration()
  await visitor.click({ kind: 'button', name: de.SEND })
  await expect.poll(() => visitor.reads(de.FORM_SUBMITTED)).toBe(true)
  expect(storedEnquiries(values.message)).toBe(1)
  await visitor.press('Escape')
  await expect.poll(() => visitor.isPanelOpen()).toBe(false)
})

test('text typed after Tab follows the line that a link has put into the message', async ({
  visitor,
}) => {
  await visitor.open('/services')
  await visitor.click({ kind: 'link', name: messages.en.CLOSING_BUTTON })
  await visitor.waitForHydration()
  await visitor.click({ kind: 'field', name: messages.en.EMAIL })
  await visitor.press('Tab')
  await visitor.type('Hello')
  await expect.poll(() => visitor.value('message')).toBe(`${messages.en.CONTEXT_SERVICES}\nHello`)
})

test('the second click of a double click does not close the panel; a later click outside it does', async ({
  visitor,
}) => {
  await visitor.open('/services')
  // Two clicks in a row, which no driver guarantees on a busy machine.
  await visitor.evaluate(() => {
    const panel = document.querySelector('dialog')
    document.querySelector<HTMLElement>('main a[data-enquiry-context]')?.click()
    panel?.dispatchEvent(new Event('pointerdown'))
    panel?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  })
  expect(await visitor.isPanelOpen()).toBe(true)
  await visitor.clickAt(200, 400)
  await expect.poll(() => visitor.isPanelOpen()).toBe(false)
})

test('on a broken connection every value is kept, and a retry stores the enquiry once', async ({
  visitor,
  serviceProxy,
}) => {
  const values = sampleValues('Over a bad line.')
  await visitor.open('/contact')
  await visitor.fillInForm('en', values)
  await visitor.waitForHydration()
  serviceProxy.broken = true
  await visitor.click({ kind: 'button', name: t.SEND })
  await expect.poll(() => visitor.reads(t.RESCUE_TITLE)).toBe(true)
  await expect.poll(() => visitor.sees({ kind: 'link', name: t.RESCUE_EMAIL })).toBe(true)
  expect(await visitor.value('message')).toBe(values.message)
  expect(storedEnquiries(values.message)).toBe(0)

  serviceProxy.broken = false
  await visitor.click({ kind: 'button', name: t.RESCUE_RETRY })
  await expect.poll(() => visitor.reads(t.FORM_SUBMITTED)).toBe(true)
  expect(storedEnquiries(values.message)).toBe(1)
})

/**
 * Sends an enquiry from the contact page, and follows a link before it is answered. With the hash of the skip
 * link, because an address with a hash is not simply loaded again.
 */
async function leaveWhileSending(visitor: Visitor, values: FormValues): Promise<void> {
  await visitor.open('/contact#main')
  await visitor.fillInForm('en', values)
  await visitor.waitForHydration()
  await visitor.click({ kind: 'button', name: t.SEND })
  await expect.poll(() => visitor.reads(t.SUBMITTING)).toBe(true)
  await visitor.click({ kind: 'link', name: t.SERVICES })
  await expect.poll(() => visitor.path()).toBe('/services')
}

test('after leaving while sending, Back restores the text, which is stored once', async ({
  visitor,
  serviceProxy,
  engine,
}) => {
  test.skip(engine !== 'webkit', 'Other engines complete the request.')
  const values = sampleValues('Left while sending.')
  serviceProxy.postDelay = 2_000
  await leaveWhileSending(visitor, values)
  await visitor.back()
  await expect.poll(() => visitor.path()).toBe('/contact')
  await expect.poll(() => visitor.reads(t.SUBMITTING)).toBe(false)
  expect(await visitor.value('message')).toBe(values.message)
  await visitor.click({ kind: 'button', name: t.SEND })
  await expect.poll(() => visitor.reads(t.FORM_SUBMITTED)).toBe(true)
  expect(storedEnquiries(values.message)).toBe(1)
})

test('a text sent from another page in the meantime is not sent again after Back', async ({
  visitor,
  serviceProxy,
  engine,
}) => {
  test.skip(engine !== 'webkit', 'Other engines do not restore the page.')
  const values = sampleValues('Left, completed and sent elsewhere.')
  // The first attempt never arrives.
  serviceProxy.postDelay = 600_000
  await leaveWhileSending(visitor, values)
  serviceProxy.postDelay = 0
  await visitor.open('/contact')
  await expect.poll(() => visitor.value('message')).toBe(values.message)
  await visitor.fill(t.FIRST_NAME, 'A')
  await visitor.click({ kind: 'button', name: t.SEND })
  await expect.poll(() => visitor.reads(t.FORM_SUBMITTED)).toBe(true)
  await visitor.back()
  await expect.poll(() => visitor.path()).toBe('/services')
  await visitor.back()
  await expect.poll(() => visitor.path()).toBe('/contact')
  await expect.poll(() => visitor.value('message')).toBe('')
  expect(storedEnquiries(values.message)).toBe(1)
})

test('every text is still there after Back, in "Please specify" as well', async ({
  visitor,
  engine,
}) => {
  test.skip(engine !== 'webkit', 'Other engines restore every field.')
  await visitor.open('/contact')
  await visitor.fill(t.FIRST_NAME, 'Jürg')
  await visitor.waitForHydration()
  await visitor.choose('source', 'others')
  await visitor.fill(t.OTHER_SOURCE, 'A trade fair')
  await visitor.open('/services')
  await visitor.back()
  await expect.poll(() => visitor.path()).toBe('/contact')
  await visitor.waitForHydration()
  await expect.poll(() => visitor.value('otherSource')).toBe('A trade fair')
  expect(await visitor.value('firstName')).toBe('Jürg')
})

test('after Back, the form shows and keeps what was typed on the next page', async ({
  visitor,
}) => {
  await visitor.open('/contact')
  await visitor.fill(t.FIRST_NAME, 'Jürg')
  await visitor.waitForHydration()
  await visitor.click({ kind: 'link', name: t.SERVICES })
  await expect.poll(() => visitor.path()).toBe('/services')
  await visitor.click({ kind: 'button', name: t.ENQUIRY_TAB })
  await visitor.waitForHydration()
  await visitor.fill(t.LAST_NAME, 'Müller')
  await visitor.press('Escape')
  await visitor.back()
  await expect.poll(() => visitor.path()).toBe('/contact')
  await expect.poll(() => visitor.value('lastName')).toBe('Müller')
  await visitor.waitForHydration()
  await visitor.fill(t.COMPANY_NAME, 'Garage Müller')
  await visitor.reload()
  await expect.poll(() => visitor.value('companyName')).toBe('Garage Müller')
  expect(await visitor.value('firstName')).toBe('Jürg')
  expect(await visitor.value('lastName')).toBe('Müller')
})

test('a panel closed while sending stays closed, and a toast confirms the enquiry', async ({
  visitor,
  serviceProxy,
}) => {
  const values = sampleValues('Closed while sending.')
  serviceProxy.postDelay = 1_000
  await visitor.open('/services')
  await visitor.click({ kind: 'button', name: t.ENQUIRY_TAB })
  await visitor.waitForHydration()
  await visitor.fillInForm('en', values)
  await visitor.click({ kind: 'button', name: t.SEND })
  await expect.poll(() => visitor.reads(t.SUBMITTING)).toBe(true)
  await visitor.press('Escape')
  await expect.poll(() => visitor.isPanelOpen()).toBe(false)
  await expect.poll(() => visitor.reads(t.FORM_SUBMITTED)).toBe(true)
  expect(await visitor.isPanelOpen()).toBe(false)
  expect(storedEnquiries(values.message)).toBe(1)
})

/** Points the forms to code that does not exist. */
const withoutFormCode = (html: string) =>
  html.replace(/(<template data-form-code><script [^>]*src=")[^"]+/, '$1/missing.js')

test('a form whose code does not load is posted, keeps its text after Back, and is stored once', async ({
  visitor,
  serviceProxy,
}) => {
  const values = sampleValues('Posted without the code.')
  serviceProxy.alter = withoutFormCode
  await visitor.open('/contact')
  await visitor.fillInForm('en', values)
  await visitor.click({ kind: 'button', name: t.SEND })
  await expect.poll(() => visitor.path()).toBe('/thank-you')
  serviceProxy.alter = undefined
  await visitor.back()
  await expect.poll(() => visitor.path()).toBe('/contact')
  expect(await visitor.value('message')).toBe(values.message)
  await visitor.click({ kind: 'button', name: t.SEND })
  await expect
    .poll(async () => ((await visitor.reads(t.FORM_SUBMITTED)) ? 'sent' : visitor.path()))
    .not.toBe('/contact')
  expect(storedEnquiries(values.message)).toBe(1)
})

test('a text of 360 kB that is posted and refused is still there after Back', async ({
  visitor,
  serviceProxy,
}) => {
  serviceProxy.alter = withoutFormCode
  await visitor.open('/contact')
  await visitor.evaluate(() => {
    const message = document.querySelector<HTMLTextAreaElement>('main textarea')
    if (message) message.value = 'x'.repeat(360_000)
  })
  await visitor.click({ kind: 'button', name: t.SEND })
  await expect.poll(() => visitor.reads(t.VALUES_LEFT_OUT)).toBe(true)
  await visitor.back()
  await expect.poll(() => visitor.path()).toBe('/contact')
  await expect.poll(async () => (await visitor.value('message'))?.length).toBe(360_000)
  await visitor.click({ kind: 'button', name: t.SEND })
  await expect.poll(() => visitor.reads(t.VALUES_LEFT_OUT)).toBe(true)
})

test('a draft survives a reload and is in the panel of another page', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.fill(t.FIRST_NAME, 'Jürg')
  await visitor.waitForHydration()
  await visitor.fill(t.LAST_NAME, 'Müller')
  await visitor.reload()
  await expect.poll(() => visitor.value('lastName')).toBe('Müller')
  await visitor.open('/services')
  await visitor.click({ kind: 'button', name: t.ENQUIRY_TAB })
  await expect.poll(() => visitor.value('firstName')).toBe('Jürg')
})
