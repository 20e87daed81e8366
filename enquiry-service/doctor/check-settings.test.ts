import { expect, test } from 'vitest'
import { checkSettings } from './check-settings.ts'

const production = {
  NODE_ENV: 'production',
  MAIL_URL: 'smtps://mail.example.ch',
  MAIL_TO: 'office@example.ch',
  MAIL_FROM: 'website@example.ch',
}

test('complete settings pass', () => {
  const { settings, findings } = checkSettings(production)
  expect(findings).toEqual([{ state: 'ok', message: 'The service can start with these settings.' }])
  expect(settings).toMatchObject({ mailTo: ['office@example.ch'] })
})

test('every wrong setting is named at once', () => {
  const { settings, findings } = checkSettings({ PORT: 'x', LOG_LEVEL: 'loud' })
  expect(settings).toBeNull()
  expect(findings).toEqual([
    { state: 'error', message: expect.stringMatching(/^PORT must be/) as string },
    { state: 'error', message: expect.stringMatching(/^LOG_LEVEL must be/) as string },
  ])
})

test('in production an address of the fictional company is an error', () => {
  const { findings } = checkSettings({ ...production, MAIL_TO: 'office@senda.example' })
  expect(findings).toEqual([
    { state: 'error', message: expect.stringMatching(/^MAIL_TO is .*company\.json/) as string },
  ])
})

test('an open address without trusted proxies is noted', () => {
  const { findings } = checkSettings({ ...production, HOST: '0.0.0.0' })
  expect(findings).toContainEqual({
    state: 'note',
    message: expect.stringContaining('TRUSTED_PROXIES') as string,
  })
})
