import * as v from 'valibot'
import { company } from '../../content/company.ts'
import {
  readAddressBlocks,
  readEmailAddress,
  readEmailAddresses,
  readMailDestination,
  readOrigins,
  readPath,
  readPort,
  readSecureAddress,
  readText,
  readUrl,
  readWebAddress,
} from './setting-formats.ts'

const modes = ['production', 'development', 'test'] as const
/** What would otherwise end a password, or mean something else in it. */
const percentEncoding =
  'in user and password, # is written as %23, / as %2F, ? as %3F, @ as %40 and % as %25'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every environment variable that the service reads. An empty one counts as not set. */
export const environmentSchema = v.object({
  NODE_ENV: described(
    'With `production` the service refuses to start where it would otherwise choose for you.',
    v.optional(v.picklist(modes, `must be one of ${modes.join(', ')}`), 'development'),
  ),

  HOST: described(
    'The network interface: `localhost` for this machine only, `0.0.0.0` to be reached from others.',
    v.optional(v.pipe(v.string(), v.trim()), 'localhost'),
  ),

  PORT: described(
    'The TCP port; 0 takes any free one.',
    v.optional(
      setting(readPort, 'must be a whole number from 0 to 65535, such as PORT=8080'),
      '8080',
    ),
  ),

  DATA_DIR: described(
    'The folder of the database and, unless `MAIL_URL` says otherwise, of the emails.',
    v.optional(setting(readPath, 'must be the path of a folder, such as DATA_DIR=data'), 'data'),
  ),

  MAIL_URL: described(
    'Where emails go: `smtp://user:password@host:587` (encrypted by STARTTLS), ' +
      '`smtps://user:password@host:465` (encrypted from the start), or `dir:` and a folder that ' +
      'receives each email as an `.eml` file. Not set: `dir:$DATA_DIR/mail`; production has to choose.',
    v.optional(
      setting(
        readMailDestination,
        'must be smtp://user:password@host:587, smtps://user:password@host:465 or dir:data/mail, with ' +
          `nothing after the port; ${percentEncoding}`,
      ),
    ),
  ),

  MAIL_OAUTH_TOKEN_URL: described(
    'Logs in to the mail server with a token instead of a password, as Microsoft 365 requires: where ' +
      'tokens are issued, such as `https://login.microsoftonline.com/TENANT/oauth2/v2.0/token`. The user ' +
      'is in `MAIL_URL`. Not set: by password ([which mail server](mail-servers.md)).',
    v.optional(
      setting(
        readSecureAddress,
        'must be a web address such as ' +
          'MAIL_OAUTH_TOKEN_URL=https://login.microsoftonline.com/TENANT/oauth2/v2.0/token',
      ),
    ),
  ),

  MAIL_OAUTH_CLIENT_ID: described(
    'The id of the app that may send emails.',
    v.optional(setting(readText, 'must be a text')),
  ),

  MAIL_OAUTH_CLIENT_SECRET: described(
    'The secret of that app.',
    v.optional(setting(readText, 'must be a text')),
  ),

  MAIL_OAUTH_SCOPE: described(
    'What the token is for: for Microsoft 365 `https://outlook.office365.com/.default`.',
    v.optional(setting(readText, 'must be a text')),
  ),

  MAIL_OAUTH_REFRESH_TOKEN: described(
    'For Google: the token with which a user allows the app to send. Not set: the app itself may send.',
    v.optional(setting(readText, 'must be a text')),
  ),

  MAIL_TO: described(
    'The mailboxes that receive the enquiries, separated by commas. Production refuses an address under ' +
      '`.example`. An email is sent to each until it has accepted it.',
    v.optional(
      setting(
        readEmailAddresses,
        'must be email addresses separated by commas, such as ' +
          'MAIL_TO=info@example.ch,anna@example.ch',
      ),
      company.email,
    ),
  ),

  MAIL_FROM: described(
    'The sender of the emails: an address that the mail server lets us send from, in production not ' +
      'one under `.example`.',
    v.optional(
      setting(readEmailAddress, 'must be one email address, such as MAIL_FROM=website@example.ch'),
      company.email,
    ),
  ),

  TRUSTED_PROXIES: described(
    'The reverse proxies whose `X-Forwarded-*` headers are trusted. Not set: none.',
    v.optional(
      setting(
        readAddressBlocks,
        'must be IP addresses or CIDR blocks separated by commas, such as ' +
          'TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8',
      ),
    ),
  ),

  ALLOWED_ORIGINS: described(
    'Other origins whose pages may send enquiries, for a site that is served elsewhere.',
    v.optional(
      setting(
        readOrigins,
        'must be origins without a path, separated by commas, such as ' +
          'ALLOWED_ORIGINS=https://www.example.ch',
      ),
    ),
  ),

  GEOIP_DB: described(
    "A country database in MaxMind's format that replaces the one that npm installed.",
    v.optional(
      setting(readPath, 'must be the path of a file, such as GEOIP_DB=/var/lib/country.mmdb'),
    ),
  ),

  DATABASE_URL: described(
    '`postgres://user:password@host:5432/name`: keeps the enquiries in PostgreSQL, which any number ' +
      'of instances may share. Not set: in one SQLite file in `DATA_DIR`.',
    v.optional(
      setting(
        readUrl('postgres:', 'postgresql:'),
        'must be an address such as DATABASE_URL=postgres://user:password@localhost:5432/enquiries; ' +
          percentEncoding,
      ),
    ),
  ),

  METRICS_PORT: described(
    "The port of `/metrics` on this machine's loopback interface. Not set: no metrics.",
    v.optional(
      setting(readPort, 'must be a whole number from 0 to 65535, such as METRICS_PORT=9091'),
    ),
  ),

  DESK_PORT: described(
    'The port of the enquiry desk, the page on which the owner reads and answers enquiries. Not set: no ' +
      'desk in production, and 8081 or any free port otherwise.',
    v.optional(setting(readPort, 'must be a whole number from 0 to 65535, such as DESK_PORT=8081')),
  ),

  DESK_HOST: described(
    'The network interface of the desk, which has no login of its own. Any host other than ' +
      'loopback requires `DESK_BEHIND_PROXY`.',
    v.optional(v.pipe(v.string(), v.trim()), '127.0.0.1'),
  ),

  DESK_BEHIND_PROXY: described(
    '`1` confirms that only a reverse proxy that asks for a password or a certificate can reach the desk.',
    v.optional(setting((text) => (text === '1' ? true : undefined), 'must be 1, or not set')),
  ),

  ALERT_URL: described(
    "A webhook that receives a JSON post when something needs the owner's attention.",
    v.optional(
      setting(
        readWebAddress,
        'must be a web address without user and password; a secret belongs in its path or query, ' +
          'such as ALERT_URL=https://hooks.example.ch/enquiries?key=secret, where # is written as %23 ' +
          'and @ as %40',
      ),
    ),
  ),

  LOG_LEVEL: described(
    'How much is logged, from nothing to everything: `silent`, `fatal`, `error`, `warn`, `info`, ' +
      '`debug`, `trace`.',
    v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  ),
})

export type LogLevel = (typeof logLevels)[number]

/** The text appears in docs/settings.md, which settings-table.test.ts writes. */
function described<T extends v.GenericSchema<string | undefined, unknown>>(
  text: string,
  schema: T,
) {
  return v.pipe(schema, v.description(text))
}

function setting<T>(read: (text: string) => T | undefined, hint: string) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value.trim())
      if (value !== undefined) return value
      addIssue({ message: hint })
      return NEVER
    }),
  )
}
