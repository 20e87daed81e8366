import { expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { exampleFacts } from '@site/company/facts/example-facts.ts'
import { readSettings } from '../settings/settings.ts'
import { startMessage } from './start-message.ts'

const service = {
  address: 'http://localhost:8080',
  siteIsBuilt: true,
  deskAddress: 'http://localhost:8081',
  storageLocation: '/srv/data/enquiries.db',
  stop: () => Promise.resolve(),
}

test('the start message shows the address, the database and the mail server', () => {
  const message = startMessage(readSettings({ DATA_DIR: '/srv/data' }), service)
  expect(message).toContain('http://localhost:8080')
  expect(message).toContain('/srv/data/enquiries.db')
  expect(message).toContain('Desk       http://localhost:8081')
  expect(message).toContain('written as .eml files to /srv/data/mail')
  expect(message).not.toContain('npm run build')
})

test('a mail server is shown without its password', () => {
  const settings = readSettings({ MAIL_URL: 'smtps://web:secret@mail.example.ch:465' })
  const message = startMessage(settings, service)
  expect(message).toContain('through mail.example.ch:465')
  expect(message).not.toContain('secret')
})

test('a missing build is reported with the command that fixes it', () => {
  const message = startMessage(readSettings({}), { ...service, siteIsBuilt: false })
  expect(message).toContain('Run "npm run build"')
})

test('in production facts of the fictional company are warned of', () => {
  const production = { NODE_ENV: 'production', MAIL_URL: 'dir:/srv/mail' }
  const addresses = { MAIL_TO: 'office@example.ch', MAIL_FROM: 'website@example.ch' }
  const message = startMessage(readSettings({ ...production, ...addresses }), service)
  expect(message.includes('WARNING')).toBe(exampleFacts(company).length > 0)
  expect(startMessage(readSettings({}), service)).not.toContain('WARNING')
})
