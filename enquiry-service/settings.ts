import * as v from 'valibot'
import { defaultMailFolder } from './data-folder.ts'
import { environmentSchema, type LogLevel } from './environment-schema.ts'
import type { MailDestination, TimeOfDay } from './setting-formats.ts'
import { StartProblem } from './start-problem.ts'

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
  /** `null`: one SQLite file. */
  databaseUrl: URL | null
  retentionDays: number
  rateSoft: number
  rateHard: number
  /** `null`: no metrics. */
  metricsPort: number | null
  canary: { at: TimeOfDay; mailbox: URL | null } | null
  alertUrl: URL | null
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
  if (values.METRICS_PORT === values.PORT && values.PORT !== 0) {
    throw new StartProblem(
      `METRICS_PORT must be another port than PORT, which is ${values.PORT} already.`,
    )
  }
  return {
    host: values.HOST,
    port: values.PORT,
    dataFolder: values.DATA_DIR,
    mail: values.MAIL_URL ?? { kind: 'folder', folder: defaultMailFolder(values.DATA_DIR) },
    mailTo: values.MAIL_TO,
    mailFrom: values.MAIL_FROM,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
    countryDatabase: values.GEOIP_DB ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    retentionDays: values.RETENTION_DAYS,
    rateSoft: values.RATE_SOFT,
    rateHard: values.RATE_HARD,
    metricsPort: values.METRICS_PORT ?? null,
    canary:
      values.CANARY === 'off'
        ? null
        : { at: values.CANARY, mailbox: values.CANARY_IMAP_URL ?? null },
    alertUrl: values.ALERT_URL ?? null,
    logLevel: values.LOG_LEVEL,
  }
}

function withoutEmptyValues(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

function sentence(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`
}
