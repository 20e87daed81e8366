import { messages } from '@site/company/i18n/messages.ts'
import { sampleValues } from '../journeys/enquiry-form.ts'
import { sitePages } from '../journeys/site-pages.ts'
import { storedEnquiries } from '../journeys/stored-enquiries.ts'
import { fillIn } from './enquiry.ts'
import { expect, test } from './test.ts'

const t = messages.en
const de = messages.de

test.use({ engineOptions: { javaScriptEnabled: false } })

test('every page can be read', async ({ visitor }) => {
  for (const { path, heading } of sitePages.filter(({ locale }) => locale === 'de')) {
    await visitor.open(path)
    expect(await visitor.evaluate(() => document.querySelector('h1')?.textContent), path).toBe(
      heading,
    )
  }
})

test('the language menu leads to the translation', async ({ visitor }) => {
  await visitor.open('/services')
  await visitor.click({ kind: 'button', name: t.LANGUAGE })
  await visitor.click({ kind: 'link', name: 'Deutsch' })
  await expect.poll(() => visitor.path()).toBe('/de/services')
})

test('the tab leads to the contact page', async ({ visitor, engine }) => {
  test.skip(engine === 'webkit', 'its driver needs script, so the page shows no <noscript>')
  await visitor.open('/de/services')
  await visitor.click({ kind: 'link', name: de.ENQUIRY_TAB })
  await expect.poll(() => visitor.path()).toBe('/de/contact')
})

test('an enquiry is sent, and an invalid one is shown again with every value', async ({
  visitor,
}) => {
  const details = sampleValues('Ohne JavaScript.')
  await visitor.open('/de/contact')
  await fillIn(visitor, de, details)
  const specify = (value: string) =>
    visitor.evaluate((chosen) => {
      const source = document.querySelector('main')?.querySelector('select')
      if (source) source.value = chosen
    }, value)
  await specify('others')
  await visitor.click({ kind: 'button', name: de.SEND })
  await expect.poll(() => visitor.reads(de.OTHER_REQUIRED)).toBe(true)
  expect(await visitor.value('message')).toBe(details.message)
  expect(storedEnquiries(details.message)).toBe(0)

  await specify('friend')
  await visitor.click({ kind: 'button', name: de.SEND })
  await expect.poll(() => visitor.path()).toBe('/de/thank-you')
  expect(storedEnquiries(details.message)).toBe(1)
})
