import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { checkSettings } from './run-checks.ts'

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

test('an open address without trusted proxies is noted', () => {
  expect(checkSettings(readSettings({ ...production, HOST: '0.0.0.0' })).slice(1)).toEqual([
    { state: 'note', message: expect.stringContaining('TRUSTED_PROXIES') as string },
  ])
})
