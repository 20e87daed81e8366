import { expect, test, vi } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { OperatorError } from '@site/service/settings/operator-error.ts'
import { testDesk } from './testing/test-desk.ts'
import { enquiryFrom, now } from './testing/desk-enquiries.ts'

const t = deskMessages[company.language]

test('a person is erased after a confirmation that lists what is included', async () => {
  const { get, sendForm, store, archive } = await testDesk()
  const [one, two, other] = [enquiryFrom('One'), enquiryFrom('Two'), enquiryFrom('Other')]
  other.values = { ...other.values, email: 'other@example.ch' }
  for (const enquiry of [one, two, other]) await store.accept(enquiry)
  for (const { id } of [one, two]) await store.markDelivered(id, now)
  const shown = (await get(`/enquiries/${one.id}/erase`)).body
  expect(shown).toContain(`href="/enquiries/${two.id}"`)
  expect(shown).not.toContain(other.id)
  expect(shown).toContain('jerome@example.ch')
  expect(await archive.stats()).toMatchObject({ all: 3 })

  const done = (await sendForm(shown)).body
  expect(done).toContain(t.ERASE_DONE.replace('{count}', '2'))
  expect(await archive.stats()).toMatchObject({ all: 1 })
  expect((await get(`/enquiries/${one.id}`)).statusCode).toBe(404)

  expect((await sendForm(shown)).statusCode).toBe(404)
})

test('an erasure that fails shows the reason', async () => {
  const { get, sendForm, store, archive } = await testDesk()
  const enquiry = enquiryFrom('One')
  await store.accept(enquiry)
  await store.markDelivered(enquiry.id, now)
  const reason = 'The database is in use.'
  vi.spyOn(archive, 'scrub').mockRejectedValueOnce(new OperatorError(reason))
  const failed = await sendForm((await get(`/enquiries/${enquiry.id}/erase`)).body)
  expect(failed.statusCode).toBe(500)
  expect(failed.body).toContain(reason)
})
