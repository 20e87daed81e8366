import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { startMessage } from './start-message.ts'

const service = {
  address: 'http://localhost:8080',
  siteIsBuilt: true,
  storagePlace: '/srv/data/enquiries.db',
  stop: () => Promise.resolve(),
}

test('whoever starts the service reads where everything is', () => {
  const message = startMessage(readSettings({ DATA_DIR: '/srv/data' }), service)
  expect(message).toContain('http://localhost:8080')
  expect(message).toContain('/srv/data/enquiries.db')
  expect(message).toContain('written as .eml files to /srv/data/mail')
  expect(message).not.toContain('npm run build')
})

test('with a mail server it is named without its password', () => {
  const settings = readSettings({ MAIL_URL: 'smtps://web:secret@mail.example.ch:465' })
  const message = startMessage(settings, service)
  expect(message).toContain('through mail.example.ch:465')
  expect(message).not.toContain('secret')
})

test('a missing site is said with its remedy', () => {
  const message = startMessage(readSettings({}), { ...service, siteIsBuilt: false })
  expect(message).toContain('Run "npm run build"')
})
