import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { readSettings } from './settings.ts'

test('an empty environment is enough to start', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    host: 'localhost',
    port: 8080,
    dataFolder: resolve('data'),
    mail: { kind: 'folder', folder: resolve('data/mail') },
    mailTo: [company.email],
    mailFrom: company.email,
    trustedProxies: [],
    allowedOrigins: [],
    countryDatabase: null,
    databaseUrl: null,
    metricsPort: null,
    desk: { host: '127.0.0.1', port: 8081, isPortSet: false, behindProxy: false },
    alertUrl: null,
    logLevel: 'info',
  })
})

test('every setting is read', () => {
  const settings = readSettings({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: '9000',
    DATA_DIR: '/var/lib/senda',
    MAIL_URL: 'smtps://web:p%40ss@mail.example.ch:465',
    MAIL_TO: 'office@example.ch, anna@example.ch',
    MAIL_FROM: 'website@example.ch',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8',
    ALLOWED_ORIGINS: 'https://www.example.ch, http://localhost:4321',
    GEOIP_DB: '/var/lib/country.mmdb',
    DATABASE_URL: 'postgres://web:p%40ss@db.example.ch/enquiries',
    METRICS_PORT: '9091',
    DESK_PORT: '8081',
    DESK_HOST: '10.0.0.5',
    DESK_BEHIND_PROXY: '1',
    ALERT_URL: 'https://hooks.example.ch/enquiries',
    LOG_LEVEL: 'warn',
  })
  expect(settings).toMatchObject({
    production: true,
    host: '0.0.0.0',
    port: 9000,
    dataFolder: '/var/lib/senda',
    mail: { kind: 'smtp', url: new URL('smtps://web:p%40ss@mail.example.ch:465') },
    mailTo: ['office@example.ch', 'anna@example.ch'],
    mailFrom: 'website@example.ch',
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    allowedOrigins: ['https://www.example.ch', 'http://localhost:4321'],
    countryDatabase: '/var/lib/country.mmdb',
    databaseUrl: new URL('postgres://web:p%40ss@db.example.ch/enquiries'),
    metricsPort: 9091,
    desk: { host: '10.0.0.5', port: 8081, isPortSet: true, behindProxy: true },
    alertUrl: new URL('https://hooks.example.ch/enquiries'),
    logLevel: 'warn',
  })
})

describe('the desk', () => {
  const production = {
    NODE_ENV: 'production',
    MAIL_URL: 'dir:/srv/mail',
    MAIL_TO: 'office@example.ch',
    MAIL_FROM: 'website@example.ch',
  }

  test('runs in production only if it is set up', () => {
    expect(readSettings(production).desk).toBeNull()
    expect(readSettings({ ...production, DESK_PORT: '8081' }).desk?.port).toBe(8081)
  })

  test.each(['0.0.0.0', '::', '192.168.1.5', 'desk.example.ch'])(
    'is not reachable from other machines on %s, except behind a proxy',
    (host) => {
      const environment = { ...production, DESK_PORT: '8081', DESK_HOST: host }
      expect(() => readSettings(environment)).toThrow(/^DESK_HOST .* no login .* SSH tunnel/)
      expect(readSettings({ ...environment, DESK_BEHIND_PROXY: '1' }).desk?.host).toBe(host)
    },
  )

  test('needs a port of its own', () => {
    expect(() => readSettings({ DESK_PORT: '8080' })).toThrow(/^DESK_PORT must differ from/)
    expect(() => readSettings({ DESK_PORT: '9091', METRICS_PORT: '9091' })).toThrow(/^DESK_PORT/)
  })
})

test('emails go to the data folder unless MAIL_URL is set', () => {
  expect(readSettings({ DATA_DIR: '/srv/data' }).mail).toEqual({
    kind: 'folder',
    folder: '/srv/data/mail',
  })
  expect(readSettings({ DATA_DIR: '/srv/data', MAIL_URL: 'dir:/srv/mail' }).mail).toEqual({
    kind: 'folder',
    folder: '/srv/mail',
  })
})

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', MAIL_TO: ' ' })).toEqual(readSettings({}))
})

describe('an invalid value is reported with its setting and how to fix it', () => {
  test.each([
    ['PORT', 'eighty', /^PORT must be a whole number .* 8080\.$/],
    ['PORT', '70000', /^PORT must be/],
    ['PORT', '-1', /^PORT must be/],
    ['MAIL_URL', 'mail.example.ch', /^MAIL_URL must be smtp:\/\//],
    ['MAIL_URL', 'https://mail.example.ch', /^MAIL_URL must be/],
    ['MAIL_URL', 'smtp://', /^MAIL_URL must be/],
    ['MAIL_URL', 'smtp://web:100%@mail.example.ch', /@ as %40 and % as %25/],
    ['MAIL_URL', 'smtp://web:p%E4ss@mail.example.ch', /@ as %40 and % as %25/],
    ['MAIL_URL', 'smtp://mail%20example.ch', /^MAIL_URL must be/],
    ['MAIL_URL', 'smtp://mail.ex%E4mple.ch', /^MAIL_URL must be/],
    ['MAIL_URL', 'smtp://%2Frun%2Fmail', /^MAIL_URL must be/],
    ['MAIL_URL', 'dir:', /^MAIL_URL must be/],
    ['MAIL_URL', 'smtp://mail.example.ch?pool=true', /with nothing after the port/],
    ['MAIL_URL', 'smtp://mail.example.ch/inbox', /with nothing after the port/],
    [
      'MAIL_OAUTH_TOKEN_URL',
      'http://login.example.ch/token',
      /^MAIL_OAUTH_TOKEN_URL must be a web/,
    ],
    ['MAIL_OAUTH_CLIENT_ID', 'app', /_TOKEN_URL, MAIL_OAUTH_CLIENT_ID .* belong together/],
    ['MAIL_TO', 'a@example.ch; b@example.ch', /^MAIL_TO must be email addresses/],
    ['MAIL_TO', 'a@example.ch, b', /^MAIL_TO must be email addresses/],
    ['MAIL_FROM', 'a@example.ch, b@example.ch', /^MAIL_FROM must be one email address/],
    ['MAIL_FROM', 'Senda <web@example.ch>', /^MAIL_FROM must be one email address/],
    ['TRUSTED_PROXIES', 'true', /^TRUSTED_PROXIES must be .*10\.0\.0\.0\/8\.$/],
    ['TRUSTED_PROXIES', '10.0.0.0/33', /^TRUSTED_PROXIES must be/],
    ['TRUSTED_PROXIES', '0.0.0.0/0', /^TRUSTED_PROXIES must be/],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8', /^TRUSTED_PROXIES must be/],
    ['ALLOWED_ORIGINS', 'https://www.example.ch/', /^ALLOWED_ORIGINS must be origins/],
    ['ALLOWED_ORIGINS', '*', /^ALLOWED_ORIGINS must be origins/],
    ['ALERT_URL', 'https://web:word@hooks.example.ch/', /without user and password.*\?key=secret/],
    [
      'ALERT_URL',
      'https://token@hooks.example.ch/',
      /^ALERT_URL must be a web address without user/,
    ],
    ['NODE_ENV', 'prod', /^NODE_ENV must be one of production, development, test/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of fatal, error/],
  ])('%s=%s', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(message)
  })
})

describe('a host', () => {
  test('with umlauts is converted to ASCII', () => {
    const settings = readSettings({
      MAIL_URL: 'smtp://web:p%40ss@mail.zürich-firma.ch:587',
      DATABASE_URL: 'postgres://db.zürich-firma.ch/enquiries',
    })
    expect(settings.mail).toMatchObject({
      url: new URL('smtp://web:p%40ss@mail.xn--zrich-firma-thb.ch:587'),
    })
    expect(settings.databaseUrl?.hostname).toBe('db.xn--zrich-firma-thb.ch')
  })

  test.each(['localhost', '192.0.2.1', '[2001:db8::1]', 'my_mail'])('may be %s', (host) => {
    expect(readSettings({ MAIL_URL: `smtp://${host}:25` }).mail).toMatchObject({
      url: new URL(`smtp://${host}:25`),
    })
  })

  test('of PostgreSQL may be the folder of a socket', () => {
    const { databaseUrl } = readSettings({ DATABASE_URL: 'postgres://web@%2Frun%2Fpostgresql/web' })
    expect(databaseUrl?.href).toBe('postgres://web@%2Frun%2Fpostgresql/web')
  })
})

test('all invalid values are reported at once', () => {
  expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT must.*\n.*LOG_LEVEL must/)
})

test.each([
  ['MAIL_URL', 'smpt://web:hunter2@mail.example.ch'],
  ['ALERT_URL', 'https://web:hunter2@hooks.example.ch'],
])('a password in an invalid %s is not printed', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') as string }),
  )
})

describe('a password with an unescaped delimiter is rejected and not printed', () => {
  const addresses = {
    MAIL_URL: (password: string) => `smtp://web:${password}@mail.example.ch:587`,
    DATABASE_URL: (password: string) => `postgres://web:${password}@db.example.ch:5432/enquiries`,
    ALERT_URL: (password: string) => `https://web:${password}@hooks.example.ch/`,
  }
  const passwords = ['73#hunter', '73/hunter', '73?hunter', '#73', '/73', '?73', 'a@73/7', 'a@b#73']
  const cases = Object.entries(addresses).flatMap(([name, address]) =>
    passwords.map((password) => [name, address(password)] as const),
  )

  test.each(cases)('%s=%s', (name, value) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(new RegExp(`^${name} must be .*# (is written )?as %23`))
    expect(read).toThrow(
      expect.objectContaining({ message: expect.not.stringMatching(/hunter|73/) as string }),
    )
  })

  test('is read if it is percent-encoded', () => {
    const { mail } = readSettings({ MAIL_URL: addresses.MAIL_URL('73%23%2F%3F%40%25') })
    expect(mail).toMatchObject({
      url: { password: '73%23%2F%3F%40%25', host: 'mail.example.ch:587' },
    })
  })

  test.each([
    ['ALERT_URL', 'https://hooks.example.ch/@company?to=a@b.ch'],
    ['DATABASE_URL', 'postgres://web:p@db.example.ch/enquiries?sslmode=verify-full'],
    ['MAIL_URL', 'smtp://web@example.ch:p@mail.example.ch:587/'],
  ])('is not suspected in %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).not.toThrow()
  })
})

describe('a login with OAuth', () => {
  const oauth = {
    MAIL_URL: 'smtp://website@company.ch@smtp.office365.com:587',
    MAIL_OAUTH_TOKEN_URL: 'https://login.example.ch/token',
    MAIL_OAUTH_CLIENT_ID: 'app',
    MAIL_OAUTH_CLIENT_SECRET: 'hunter2',
  }

  test('needs a user, and may have a scope or a refresh token', () => {
    const settings = { ...oauth, MAIL_OAUTH_SCOPE: 'mail', MAIL_OAUTH_REFRESH_TOKEN: 'refresh' }
    expect(readSettings(settings).mail).toMatchObject({
      url: { username: 'website%40company.ch', host: 'smtp.office365.com:587' },
      oauth: {
        tokenUrl: new URL('https://login.example.ch/token'),
        clientId: 'app',
        clientSecret: 'hunter2',
        scope: 'mail',
        refreshToken: 'refresh',
      },
    })
    expect(readSettings(oauth).mail).toMatchObject({ oauth: { scope: null, refreshToken: null } })
  })

  test.each([
    'smtp://website%40company.ch:secret@smtp.office365.com:587',
    'smtp://smtp.office365.com:587',
    'dir:mail',
  ])('does not go with MAIL_URL=%s', (MAIL_URL) => {
    expect(() => readSettings({ ...oauth, MAIL_URL })).toThrow(/^MAIL_URL must name the user and/)
  })
})

test('metrics need a port of their own, unless both use any free one', () => {
  expect(() => readSettings({ METRICS_PORT: '8080' })).toThrow(/^METRICS_PORT must differ from/)
  expect(readSettings({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 })
})

const production = {
  NODE_ENV: 'production',
  MAIL_URL: 'dir:/srv/mail',
  MAIL_TO: 'office@example.ch',
  MAIL_FROM: 'website@example.ch',
}

test('production requires MAIL_URL', () => {
  expect(() => readSettings({ ...production, MAIL_URL: '' })).toThrow(/^MAIL_URL must be set/)
  expect(readSettings(production).mail).toEqual({ kind: 'folder', folder: '/srv/mail' })
})

describe('an address of the fictional company', () => {
  test.each(['MAIL_TO', 'MAIL_FROM'])('as %s stops the start in production', (name) => {
    const address = 'office@senda.example'
    expect(() => readSettings({ ...production, [name]: address })).toThrow(
      `${name} is ${address}, which is an example address: set ${name} to an address of your own.`,
    )
    expect(() => readSettings({ [name]: address })).not.toThrow()
  })

  test('is found among several', () => {
    const MAIL_TO = 'office@example.ch, office@senda.example'
    expect(() => readSettings({ ...production, MAIL_TO })).toThrow(
      /^MAIL_TO is office@senda\.example, which/,
    )
  })

  test.runIf(company.email.endsWith('.example'))(
    'stops it when it comes from content/company.json as well',
    () => {
      expect(() => readSettings({ ...production, MAIL_TO: '', MAIL_FROM: '' })).toThrow(
        /^MAIL_TO is .*\nMAIL_FROM is /,
      )
    },
  )

  test('is reported together with a missing MAIL_URL', () => {
    expect(() => readSettings({ NODE_ENV: 'production', MAIL_TO: 'a@b.example' })).toThrow(
      /^MAIL_URL must be set.*\nMAIL_TO is a@b\.example/,
    )
  })
})
