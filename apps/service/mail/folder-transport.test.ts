import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { eraseMailFiles } from '../erasure/erase-enquiries.ts'
import { companyAddress } from '../testing/company-address.ts'
import { sampleEnquiry } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { composeMail } from './compose-mail.ts'
import { openFolderTransport } from './open-mail-transport.ts'

const id = '3f2a91c0-1234-4abc-8def-0123456789ab'
const fileName = '20261120T220511Z-3F2A91C0-1234-4ABC-8DEF-0123456789AB.eml'

function sampleMail() {
  const enquiry = sampleEnquiry({ id, receivedAt: Date.UTC(2026, 10, 20, 22, 5, 11, 123) })
  return composeMail(enquiry, { from: companyAddress, to: [companyAddress], language: 'de' })
}

test('each email becomes a file that a mail program can read', async () => {
  const folder = join(temporaryFolder(), 'mail')
  const mail = sampleMail()
  await openFolderTransport(folder).send(mail)
  expect(readdirSync(folder)).toEqual([fileName])
  const parsed = await PostalMime.parse(readFileSync(join(folder, fileName)))
  expect(parsed).toMatchObject({
    from: mail.from,
    to: mail.to,
    replyTo: [{ name: 'Jérôme Müller', address: 'jerome@example.ch' }],
    subject: mail.subject,
    messageId: mail.messageId,
  })
  expect(parsed.text?.trim()).toBe(mail.text.trim())
})

test('an email that is written twice is one file', async () => {
  const folder = join(temporaryFolder(), 'mail')
  const transport = openFolderTransport(folder)
  await transport.send(sampleMail())
  await transport.send(sampleMail())
  expect(readdirSync(folder)).toEqual([fileName])
})

test('only the service’s user can read the files', async () => {
  const folder = join(temporaryFolder(), 'mail')
  await openFolderTransport(folder).send(sampleMail())
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, fileName)).mode & 0o777).toBe(0o600)
})

test('an id with a path traversal is rejected, for enquiries and digests', async () => {
  const folder = join(temporaryFolder(), 'mail')
  for (const id of ['../escaped', 'digest-1/../../escaped', '..', '']) {
    await expect(openFolderTransport(folder).send({ ...sampleMail(), id })).rejects.toThrow(/id/)
  }
  expect(existsSync(join(folder, '..', 'escaped.eml'))).toBe(false)
})

test('an enquiry with such an id can be erased without deleting other files', async () => {
  const folder = join(temporaryFolder(), 'mail')
  mkdirSync(join(folder, '19700101T000000Z-..'), { recursive: true })
  const precious = join(folder, 'PRECIOUS.eml')
  writeFileSync(precious, '')
  for (const id of ['../PRECIOUS', '/../PRECIOUS']) {
    await eraseMailFiles([{ id, receivedAt: 0, digestId: 'digest-1/../../x' }], [folder])
  }
  expect(existsSync(precious)).toBe(true)
})

test('sending fails when the folder cannot be created', async () => {
  const folder = join(temporaryFolder(), 'mail')
  writeFileSync(folder, 'a file where the folder should be')
  await expect(openFolderTransport(folder).send(sampleMail())).rejects.toMatchObject({
    code: 'EEXIST',
  })
})
