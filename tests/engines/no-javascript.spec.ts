import { messages } from '@site/company/i18n/messages.ts'
import { sampleValues } from '../journeys/enquiry-form.ts'
import { sitePages } from '../journeys/site-pages.ts'
import { storedEnquiries } from '../journeys/stored-enquiries.ts'
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

test('the language menu links to the translation', async ({ visitor }) => {
  await visitor.open('/services')
  await visitor.click({ kind: 'button', name: t.LANGUAGE })
  await visitor.click({ kind: 'link', name: 'Deutsch' })
  await expect.poll(() => visitor.path()).toBe('/de/services')
})

test('the tab opens the contact page', async ({ visitor, engine }) => {
  test.skip(engine === 'webkit', 'Its driver needs script, so the page shows no <noscript>.')
  await visitor.open('/de/services')
  await visitor.click({ kind: 'link', name: de.ENQUIRY_TAB })
  await expect.poll(() => visitor.path()).toBe('/de/contact')
})

test('an enquiry is sent, and an invalid one is shown again with every value', async ({
  visitor,
}) => {
  const values = sampleValues('Ohne JavaScript.')
  await visitor.open('/de/contact')
  await visitor.fillInForm('de', values)
  await visitor.choose('source', 'others')
  await visitor.click({ kind: 'button', name: de.SEND })
  await expect.poll(() => visitor.reads(de.OTHER_REQUIRED)).toBe(true)
  expect(await visitor.value('message')).toBe(values.message)
  expect(storedEnquiries(values.message)).toBe(0)

  await visitor.choose('source', 'friend')
  await visitor.click({ kind: 'button', name: de.SEND })
  await expect.poll(() => visitor.path()).toBe('/de/thank-you')
  expect(storedEnquiries(values.message)).toBe(1)
})
