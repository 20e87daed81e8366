import { join } from 'node:path'
import * as v from 'valibot'
import { company } from '../content/company.ts'
import {
  readAddressBlocks,
  readEmailAddress,
  readMailDestination,
  readOrigins,
  readPath,
  readPort,
  type MailDestination,
} from './setting-formats.ts'
import { StartProblem } from './start-problem.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every environment variable that the service reads. An empty one counts as not set. */
const environmentSchema = v.object({
  /** With `production` the service refuses to start where it would otherwise choose for you. */
  NODE_ENV: v.optional(v.string(), 'development'),

  /** The network interface: `localhost` for this machine only, `0.0.0.0` to be reached from others. */
  HOST: v.optional(v.pipe(v.string(), v.trim()), 'localhost'),

  /** The TCP port; 0 takes any free one. */
  PORT: v.optional(
    setting(readPort, 'must be a whole number from 0 to 65535, such as PORT=8080'),
    '8080',
  ),

  /** The folder of the database and, unless `MAIL_URL` says otherwise, of the mails. */
  DATA_DIR: v.optional(
    setting(readPath, 'must be the path of a folder, such as DATA_DIR=data'),
    'data',
  ),

  /**
   * Where mails go: `smtp://user:password@host:587` (encrypted by STARTTLS),
   * `smtps://user:password@host:465` (encrypted from the start), or `dir:` and a folder that
   * receives each mail as an `.eml` file. Not set: `dir:$DATA_DIR/mail`; production has to choose.
   */
  MAIL_URL: v.optional(
    setting(
      readMailDestination,
      'must be smtp://user:password@host:587, smtps://user:password@host:465 or dir:data/mail; ' +
        'special characters in a password are written as %40 and the like',
    ),
  ),

  /** The mailbox that receives the enquiries. */
  MAIL_TO: v.optional(
    setting(readEmailAddress, 'must be one e-mail address, such as MAIL_TO=info@example.ch'),
    company.email,
  ),

  /** The sender of the mails: an address that the mail server lets us send from. */
  MAIL_FROM: v.optional(
    setting(readEmailAddress, 'must be one e-mail address, such as MAIL_FROM=website@example.ch'),
    company.email,
  ),

  /** The reverse proxies whose `X-Forwarded-*` headers are believed. Not set: none. */
  TRUSTED_PROXIES: v.optional(
    setting(
      readAddressBlocks,
      'must be IP addresses or CIDR blocks separated by commas, such as ' +
        'TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8',
    ),
  ),

  /** Other origins whose pages may send enquiries, for a site that is served elsewhere. */
  ALLOWED_ORIGINS: v.optional(
    setting(
      readOrigins,
      'must be origins without a path, separated by commas, such as ' +
        'ALLOWED_ORIGINS=https://www.example.ch',
    ),
  ),

  /** A country database in MaxMind's format that replaces the one that npm installed. */
  GEOIP_DB: v.optional(
    setting(readPath, 'must be the path of a file, such as GEOIP_DB=/var/lib/country.mmdb'),
  ),

  /** How much is logged. */
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
})

export type LogLevel = (typeof logLevels)[number]

/** The environment, read and checked; paths are absolute. */
export interface Settings {
  host: string
  port: number
  dataFolder: string
  mail: MailDestination
  mailTo: string
  mailFrom: string
  trustedProxies: string[]
  allowedOrigins: string[]
  /** `null`: the database that npm installed. */
  countryDatabase: string | null
  logLevel: LogLevel
}

/**
 * Reads the settings once, at the start.
 * @throws StartProblem with one sentence for each wrong setting, naming it and its repair. The wrong value
 *   is not repeated: `MAIL_URL` holds a password.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const result = v.safeParse(environmentSchema, withoutEmptyValues(environment))
  if (!result.success) {
    throw new StartProblem(result.issues.map((issue) => sentence(issue)).join('\n'))
  }
  const values = result.output
  if (values.NODE_ENV === 'production' && values.MAIL_URL === undefined) {
    throw new StartProblem(
      'MAIL_URL must be set in production: smtp://… or smtps://… sends mails, ' +
        'dir:data/mail keeps them as files.',
    )
  }
  return {
    host: values.HOST,
    port: values.PORT,
    dataFolder: values.DATA_DIR,
    mail: values.MAIL_URL ?? { kind: 'folder', folder: join(values.DATA_DIR, 'mail') },
    mailTo: values.MAIL_TO,
    mailFrom: values.MAIL_FROM,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
    countryDatabase: values.GEOIP_DB ?? null,
    logLevel: values.LOG_LEVEL,
  }
}

function setting<T>(read: (text: string) => T | undefined, repair: string) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value.trim())
      if (value !== undefined) return value
      addIssue({ message: repair })
      return NEVER
    }),
  )
}

function withoutEmptyValues(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

function sentence(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`
}
