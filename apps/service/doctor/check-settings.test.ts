import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { checkSettings } from './check-settings.ts'

const production = {
  NODE_ENV: 'production',
  MAIL_URL: 'smtps://mail.example.ch',
  MAIL_TO: 'office@example.ch',
  MAIL_FROM: 'website@example.ch',
}

test('complete settings pass', () => {
  expect(checkSettings(readSettings(production))).toEqual([
    { state: 'ok', message: 'The service can start with these settings.' },
  ])
})

test.each([
  ['an open address without trusted proxies', { HOST: '0.0.0.0' }, 'TRUSTED_PROXIES'],
  ['a machine that does not run in production', { NODE_ENV: 'development' }, 'NODE_ENV'],
])('%s is noted', (_case, change, name) => {
  expect(checkSettings(readSettings({ ...production, ...change })).slice(1)).toEqual([
    { state: 'note', message: expect.stringContaining(name) as string },
  ])
})
