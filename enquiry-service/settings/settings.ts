import * as v from 'valibot'
import { isExampleAddress } from '../../content/example-facts.ts'
import { defaultMailFolder } from './data-folder.ts'
import { isLoopbackHost } from './loopback-host.ts'
import { environmentSchema, type LogLevel } from './environment-schema.ts'
import type { MailDestination } from './setting-formats.ts'
import { OperatorError } from '../operator-error.ts'

/** Where the enquiry desk listens. */
export interface DeskSettings {
  host: string
  port: number
  /** Whether the port was set; otherwise another one may be used. */
  isChosen: boolean
  behindProxy: boolean
}

/** The parsed environment; paths are absolute. */
export interface Settings {
  /** Whether `NODE_ENV` is `production`. */
  production: boolean
  host: string
  port: number
  dataFolder: string
  mail: MailDestination
  /** At least one. */
  mailTo: string[]
  mailFrom: string
  trustedProxies: string[]
  allowedOrigins: string[]
  /** `null`: the database that npm installed. */
  countryDatabase: string | null
  /** `null`: one SQLite file. */
  databaseUrl: URL | null
  /** `null`: no metrics. */
  metricsPort: number | null
  /** `null`: no desk. */
  desk: DeskSettings | null
  alertUrl: URL | null
  logLevel: LogLevel
}

/**
 * Reads the settings, once at the start.
 * @throws OperatorError with one sentence for each invalid setting, saying how to fix it. The value
 * is not printed: `MAIL_URL` contains a password.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const result = v.safeParse(environmentSchema, withoutEmptyValues(environment))
  if (!result.success) {
    throw new OperatorError(result.issues.map((issue) => sentence(issue)).join('\n'))
  }
  const values = result.output
  const production = values.NODE_ENV === 'production'
  if (production) {
    const problems = [...unsetMail(values), ...exampleAddresses(values)]
    if (problems.length > 0) throw new OperatorError(problems.join('\n'))
  }
  if (values.METRICS_PORT === values.PORT && values.PORT !== 0) {
    throw new OperatorError(`METRICS_PORT must differ from PORT, which is already ${values.PORT}.`)
  }
  const desk = deskSettings(values, production)
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    dataFolder: values.DATA_DIR,
    mail: mailDestination(values),
    mailTo: values.MAIL_TO,
    mailFrom: values.MAIL_FROM,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
    countryDatabase: values.GEOIP_DB ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    metricsPort: values.METRICS_PORT ?? null,
    desk,
    alertUrl: values.ALERT_URL ?? null,
    logLevel: values.LOG_LEVEL,
  }
}

type Values = v.InferOutput<typeof environmentSchema>

/** Next to the usual ports of the service itself. */
const deskPortInDevelopment = 8081

/** @throws OperatorError when strangers could read the enquiries */
function deskSettings(values: Values, production: boolean): DeskSettings | null {
  const { DESK_PORT: port, DESK_HOST: host, DESK_BEHIND_PROXY: behindProxy = false } = values
  if (port === undefined && production) return null
  if (!isLoopbackHost(host) && !behindProxy) {
    throw new OperatorError(
      `DESK_HOST ${host} can be reached from other machines, and the desk has no login of its own: ` +
        'use DESK_HOST=127.0.0.1 with an SSH tunnel, or put a reverse proxy that asks for a password ' +
        'in front of it and set DESK_BEHIND_PROXY=1 (docs/operations.md, "The desk").',
    )
  }
  if (port !== undefined && port !== 0 && [values.PORT, values.METRICS_PORT].includes(port)) {
    throw new OperatorError(`DESK_PORT must differ from PORT and METRICS_PORT.`)
  }
  return { host, port: port ?? deskPortInDevelopment, isChosen: port !== undefined, behindProxy }
}

/** @throws OperatorError when MAIL_OAUTH_… is incomplete, or there is a password as well */
function mailDestination(values: Values): MailDestination {
  const {
    MAIL_URL: mail = { kind: 'folder', folder: defaultMailFolder(values.DATA_DIR) },
    MAIL_OAUTH_TOKEN_URL: tokenUrl,
    MAIL_OAUTH_CLIENT_ID: clientId,
    MAIL_OAUTH_CLIENT_SECRET: clientSecret,
    MAIL_OAUTH_SCOPE: scope = null,
    MAIL_OAUTH_REFRESH_TOKEN: refreshToken = null,
  } = values
  if (!tokenUrl && !clientId && !clientSecret && !scope && !refreshToken) return mail
  if (!tokenUrl || !clientId || !clientSecret) {
    throw new OperatorError(
      'MAIL_OAUTH_TOKEN_URL, MAIL_OAUTH_CLIENT_ID and MAIL_OAUTH_CLIENT_SECRET belong together: set all ' +
        'three, or none of MAIL_OAUTH_… (docs/mail-servers.md).',
    )
  }
  if (mail.kind === 'folder' || mail.url.username === '' || mail.url.password !== '') {
    throw new OperatorError(
      'MAIL_URL must name the user and no password, because MAIL_OAUTH_… is set: ' +
        'smtp://website@company.ch@smtp.office365.com:587 (docs/mail-servers.md).',
    )
  }
  return { ...mail, oauth: { tokenUrl, clientId, clientSecret, scope, refreshToken } }
}

function unsetMail({ MAIL_URL }: Values): string[] {
  if (MAIL_URL !== undefined) return []
  return [
    'MAIL_URL must be set in production: smtp://… or smtps://… sends emails, ' +
      'dir:data/mail keeps them as files.',
  ]
}

/** Nobody would ever read an email to the fictional company. */
function exampleAddresses({ MAIL_TO, MAIL_FROM }: Pick<Values, 'MAIL_TO' | 'MAIL_FROM'>): string[] {
  const addresses = [
    ...MAIL_TO.map((address) => ({ name: 'MAIL_TO', address })),
    { name: 'MAIL_FROM', address: MAIL_FROM },
  ]
  return addresses
    .filter(({ address }) => isExampleAddress(address))
    .map(
      ({ name, address }) =>
        `${name} is ${address}, which is an example address: set ${name} to an address of your own. ` +
        'The default is email in content/company.ts.',
    )
}

function withoutEmptyValues(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

function sentence(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`
}
