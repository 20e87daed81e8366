import { expect, test } from 'vitest'
import { checkSettings } from './check-settings.ts'

const production = {
  NODE_ENV: 'production',
  MAIL_URL: 'smtps://mail.example.ch',
  MAIL_TO: 'office@example.ch',
  MAIL_FROM: 'website@example.ch',
}

const errorsIn = (environment: NodeJS.ProcessEnv) => {
  const { findings } = checkSettings(environment)
  return findings.filter(({ state }) => state === 'error').map(({ message }) => message)
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

test('an address of the fictional company is an error', () => {
  const MAIL_TO = 'office@senda.example'
  const sentence = expect.stringMatching(/^MAIL_TO is .*company\.ts/) as string
  expect(errorsIn({ ...production, MAIL_TO })).toEqual([sentence])
  expect(errorsIn({ ...production, MAIL_TO, NODE_ENV: 'test' })).toEqual([sentence])
})

test('an open address without trusted proxies is noted', () => {
  const { findings } = checkSettings({ ...production, HOST: '0.0.0.0' })
  expect(findings).toContainEqual({
    state: 'note',
    message: expect.stringContaining('TRUSTED_PROXIES') as string,
  })
})
