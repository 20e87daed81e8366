import { expect, test } from 'vitest'
import { checkSettings } from './check-settings.ts'

const production = {
  NODE_ENV: 'production',
  MAIL_URL: 'smtps://mail.example.ch',
  MAIL_TO: 'office@example.ch',
  MAIL_FROM: 'website@example.ch',
}

const errorsIn = async (environment: NodeJS.ProcessEnv) => {
  const { findings } = await checkSettings(environment)
  return findings.filter(({ state }) => state === 'error').map(({ message }) => message)
}

test('complete settings pass', async () => {
  const { settings, findings } = await checkSettings(production)
  expect(findings).toEqual([{ state: 'ok', message: 'The service can start with these settings.' }])
  expect(settings).toMatchObject({ mailTo: ['office@example.ch'] })
})

test('every wrong setting is named at once', async () => {
  const { settings, findings } = await checkSettings({ PORT: 'x', LOG_LEVEL: 'loud' })
  expect(settings).toBeNull()
  expect(findings).toEqual([
    { state: 'error', message: expect.stringMatching(/^PORT must be/) as string },
    { state: 'error', message: expect.stringMatching(/^LOG_LEVEL must be/) as string },
  ])
})

test('an address of the fictional company is an error', async () => {
  const MAIL_TO = 'office@senda.example'
  const sentence = expect.stringMatching(/^MAIL_TO is .*company\.ts/) as string
  expect(await errorsIn({ ...production, MAIL_TO })).toEqual([sentence])
  expect(await errorsIn({ ...production, MAIL_TO, NODE_ENV: 'test' })).toEqual([sentence])
})

test.each([
  [{ GEOIP_DB: '/no/such/file.mmdb' }, /^GEOIP_DB must be a country database/],
  [
    { HOST: '192.0.2.77', TRUSTED_PROXIES: '192.0.2.1' },
    /^HOST "192\.0\.2\.77" is not an address of this/,
  ],
])('settings that cannot work on this machine are found: %o', async (environment, sentence) => {
  expect(await errorsIn({ ...production, ...environment })).toEqual([
    expect.stringMatching(sentence),
  ])
})

test('an open address without trusted proxies is noted', async () => {
  const { findings } = await checkSettings({ ...production, HOST: '0.0.0.0' })
  expect(findings).toContainEqual({
    state: 'note',
    message: expect.stringContaining('TRUSTED_PROXIES') as string,
  })
})
