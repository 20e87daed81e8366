import * as v from 'valibot'
import { company } from '@site/company/facts/company.ts'
import * as formats from './setting-formats.ts'

const anyText = v.nullish(v.string(), null)

/** Every environment variable that the service reads, under its name in the code. */
export const settingsSchema = v.object({
  mode: setting(
    'NODE_ENV',
    '`production` requires `MAIL_URL` and addresses of your own, sends a report every Monday, and starts ' +
      'no desk unless `DESK_PORT` is set.',
    v.optional(formats.oneOf(['production', 'development', 'test']), 'development'),
  ),
  host: setting(
    'HOST',
    'The network interface: `localhost` for this machine only, `0.0.0.0` to be reached from others.',
    v.optional(v.string(), 'localhost'),
  ),
  port: setting('PORT', 'The TCP port; 0 takes any free one.', v.optional(formats.port, '8080')),
  dataFolder: setting(
    'DATA_DIR',
    'The folder of the database and, unless `MAIL_URL` says otherwise, of the emails.',
    v.optional(formats.path, 'data'),
  ),
  mailUrl: setting(
    'MAIL_URL',
    'Where emails go: `smtp://user:password@host:587` (encrypted by STARTTLS), ' +
      '`smtps://user:password@host:465` (encrypted from the start), or `dir:` and a folder that ' +
      'receives each email as an `.eml` file. Not set: `dir:$DATA_DIR/mail`; production has to choose.',
    v.nullish(formats.mailUrl, null),
  ),
  tokenUrl: setting(
    'MAIL_OAUTH_TOKEN_URL',
    'Logs in to the mail server with a token instead of a password, as Microsoft 365 requires: where ' +
      'tokens are issued, such as `https://login.microsoftonline.com/TENANT/oauth2/v2.0/token`. The user ' +
      'is in `MAIL_URL`. Not set: by password ([which mail server](mail-servers.md)).',
    v.nullish(formats.secureAddress, null),
  ),
  clientId: setting('MAIL_OAUTH_CLIENT_ID', 'The id of the app that may send emails.', anyText),
  clientSecret: setting('MAIL_OAUTH_CLIENT_SECRET', 'The secret of that app.', anyText),
  scope: setting(
    'MAIL_OAUTH_SCOPE',
    'What the token is for: for Microsoft 365 `https://outlook.office365.com/.default`.',
    anyText,
  ),
  refreshToken: setting(
    'MAIL_OAUTH_REFRESH_TOKEN',
    'For Google: the token with which a user allows the app to send. Not set: an administrator has allowed ' +
      'the app to send.',
    anyText,
  ),
  mailTo: setting(
    'MAIL_TO',
    'The mailboxes that receive the enquiries, separated by commas. Production refuses an address under ' +
      '`.example`. An email is sent to each until it has accepted it.',
    v.optional(formats.emailAddresses, company.email),
  ),
  mailFrom: setting(
    'MAIL_FROM',
    'The sender of the emails: an address that the mail server lets us send from, in production not ' +
      'one under `.example`.',
    v.optional(formats.emailAddress, company.email),
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    'The reverse proxies whose `X-Forwarded-*` headers are trusted. Not set: none.',
    v.optional(formats.addressBlocks, ''),
  ),
  allowedOrigins: setting(
    'ALLOWED_ORIGINS',
    'Other origins whose pages may send enquiries, for a site that is served elsewhere.',
    v.optional(formats.origins, ''),
  ),
  countryDatabase: setting(
    'GEOIP_DB',
    "A country database in MaxMind's format that replaces the one that npm installed.",
    v.nullish(formats.path, null),
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '`postgres://user:password@host:5432/name`: keeps the enquiries in PostgreSQL, which any number ' +
      'of instances may share. Not set: in one SQLite file in `DATA_DIR`.',
    v.nullish(formats.databaseUrl, null),
  ),
  metricsPort: setting(
    'METRICS_PORT',
    "The port of `/metrics` on this machine's loopback interface. Not set: no metrics.",
    v.nullish(formats.port, null),
  ),
  deskPort: setting(
    'DESK_PORT',
    'The port of the enquiry desk, the page on which the owner reads and answers enquiries. Not set: no ' +
      'desk in production, and 8081 or any free port otherwise.',
    v.nullish(formats.port, null),
  ),
  deskHost: setting(
    'DESK_HOST',
    'The network interface of the desk, which has no login of its own. Any host other than ' +
      'loopback requires `DESK_BEHIND_PROXY`.',
    v.optional(v.string(), '127.0.0.1'),
  ),
  deskBehindProxy: setting(
    'DESK_BEHIND_PROXY',
    '`1` confirms that only a reverse proxy that asks for a password or a certificate can reach the desk.',
    v.nullish(v.literal('1', 'must be 1, or not set'), null),
  ),
  alertUrl: setting(
    'ALERT_URL',
    "A webhook that receives a JSON post when something needs the owner's attention.",
    v.nullish(formats.webAddress, null),
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'How much is logged, from nothing to everything: `silent`, `fatal`, `error`, `warn`, `info`, ' +
      '`debug`, `trace`.',
    v.optional(
      formats.oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
      'info',
    ),
  ),
})

/** @param text appears in docs/settings.md, which settings-table.test.ts writes */
function setting<T extends v.GenericSchema>(name: string, text: string, schema: T) {
  return v.pipe(schema, v.title(name), v.description(text))
}
