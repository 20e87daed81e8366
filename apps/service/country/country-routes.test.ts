import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testApp } from '../testing/test-app.ts'
import { installedDatabase, openCountryDatabase } from './country.ts'

const countryOf = await openCountryDatabase(null)

test.each([
  ['195.70.4.1', 'CH'],
  ['::ffff:195.70.4.1', 'CH'],
  ['2a02:aa16::1', 'CH'],
  ['8.8.8.8', 'US'],
  ['127.0.0.1', null],
  ['195.70.4.1:5678', 'CH'],
  ['[2a02:aa16::1]:443', 'CH'],
  ['no address', null],
])('%s is in %s', async (address, country) => {
  expect(await countryOf(address)).toBe(country)
})

test('a database that cannot be read stops the start with the name of its setting', async () => {
  await expect(openCountryDatabase('/missing.mmdb')).rejects.toThrow(/^GEOIP_DB must be/)
  await expect(openCountryDatabase(import.meta.filename)).rejects.toThrow(/^GEOIP_DB must be/)
})

test('a truncated database stops the start as well', async () => {
  const whole = readFileSync(installedDatabase)
  const file = join(temporaryFolder(), 'cut.mmdb')
  for (const part of [whole.subarray(0, 3_000_000), whole.subarray(-3_000_000)]) {
    writeFileSync(file, part)
    await expect(openCountryDatabase(file)).rejects.toThrow(/^GEOIP_DB must be/)
  }
})

test('an installed database that could not be read is read again for the next visitor', async () => {
  const installed = join(temporaryFolder(), 'installed.mmdb')
  const countryOf = await openCountryDatabase(null, installed)
  await expect(countryOf('195.70.4.1')).rejects.toThrow(/ENOENT.*installed\.mmdb/)
  copyFileSync(installedDatabase, installed)
  expect(await countryOf('195.70.4.1')).toBe('CH')
})

test('visitors get the country of their own address, and no cache keeps it', async () => {
  const { app } = await testApp({ countryOf, trustedProxies: ['127.0.0.1'] })
  const response = await app.inject({
    url: '/country',
    headers: { 'x-forwarded-for': '195.70.4.1' },
  })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ country_code: 'CH' })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('a proxy behind another one is recognised with its port', async () => {
  const { app } = await testApp({ countryOf, trustedProxies: ['127.0.0.1', '141.101.64.0/18'] })
  const response = await app.inject({
    url: '/country',
    headers: { 'x-forwarded-for': '8.8.8.8, 195.70.4.1:22358, 141.101.98.241:41132' },
  })
  expect(response.json()).toEqual({ country_code: 'CH' })
})

test('a forwarded address counts only when it comes from a trusted proxy', async () => {
  const { app } = await testApp({ countryOf })
  const response = await app.inject({
    url: '/country',
    headers: { 'x-forwarded-for': '195.70.4.1' },
  })
  expect(response.json()).toEqual({ country_code: null })
})

test('only allowed origins may read the response', async () => {
  const { app } = await testApp({ allowedOrigins: ['https://www.senda.example'] })
  const allowedOrigin = async (origin: string) => {
    const { headers } = await app.inject({ url: '/country', headers: { origin } })
    return headers['access-control-allow-origin']
  }
  expect(await allowedOrigin('https://www.senda.example')).toBe('https://www.senda.example')
  expect(await allowedOrigin('https://evil.example')).toBeUndefined()
})
