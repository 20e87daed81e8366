import * as v from 'valibot'
import { isExampleAddress } from '@site/company/facts/example-facts.ts'
import { OperatorError } from './operator-error.ts'
import { defaultMailFolder } from './data-folder.ts'
import { isLoopbackHost } from './loopback.ts'
import { settingsSchema } from './settings-schema.ts'

type Values = v.InferOutput<typeof settingsSchema>

/** The values of the schema, and what follows from several of them. */
export type Settings = ReturnType<typeof readSettings>

/** Where the enquiry desk listens. If its port was not chosen, another one may be used. */
export type DeskSettings = NonNullable<ReturnType<typeof deskSettings>>

/** An SMTP server, and how to log in: with the user of `url` and a password or a token. */
export type SmtpDestination = Pick<Extract<Settings['mail'], { kind: 'smtp' }>, 'url' | 'oauth'>

/** The app with whose tokens the service logs in to the mail server, instead of a password. */
export type MailOAuth = NonNullable<SmtpDestination['oauth']>

/** Reads the settings. @throws OperatorError with a sentence for each invalid one, without its secret value */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const texts = Object.entries(settingsSchema.entries).map(([key, entry]) => {
    const text = environment[v.getTitle(entry) ?? '']?.trim()
    return [key, text === '' ? undefined : text]
  })
  const result = v.safeParse(settingsSchema, Object.fromEntries(texts))
  if (!result.success) throw new OperatorError(result.issues.map(issueMessage).join('\n'))
  const values = result.output
  const conflicts = [...findConflicts(values)]
  if (conflicts.length > 0) throw new OperatorError(conflicts.join('\n'))
  return {
    ...values,
    production: values.mode === 'production',
    mail: mailDestination(values),
    desk: deskSettings(values),
  }
}

function issueMessage(issue: v.InferIssue<typeof settingsSchema>): string {
  const key = v.getDotPath(issue) as keyof Values
  return `${v.getTitle(settingsSchema.entries[key]) ?? key} ${issue.message}.`
}

function* findConflicts(values: Values): Generator<string> {
  const { mailUrl, mailTo, mailFrom, port, metricsPort, deskPort, deskHost } = values
  const isProduction = values.mode === 'production'
  if (isProduction && mailUrl === null) {
    yield (
      'MAIL_URL must be set in production: smtp://… or smtps://… sends emails, dir:data/mail keeps ' +
      'them as files.'
    )
  }
  const addresses = [...mailTo.map((address) => ['MAIL_TO', address]), ['MAIL_FROM', mailFrom]]
  for (const [name = '', address = ''] of isProduction ? addresses : []) {
    // Nobody would ever read an email to the fictional company.
    if (isExampleAddress(address)) {
      yield (
        `${name} is ${address}, which is an example address: set ${name} to an address of your own. ` +
        'The default is email in content/company.json (Company in the editor).'
      )
    }
  }
  if (metricsPort === port && port !== 0) {
    yield `METRICS_PORT must differ from PORT, which is already ${port}.`
  }
  if (deskPort && [port, metricsPort].includes(deskPort)) {
    yield 'DESK_PORT must differ from PORT and METRICS_PORT.'
  }
  const hasDesk = deskPort !== null || !isProduction
  if (hasDesk && !isLoopbackHost(deskHost) && values.deskBehindProxy === null) {
    yield (
      `DESK_HOST ${deskHost} can be reached from other machines, and the desk has no login of its own: ` +
      'use DESK_HOST=127.0.0.1 with an SSH tunnel, or put a reverse proxy that asks for a password ' +
      'in front of it and set DESK_BEHIND_PROXY=1 (docs/operations.md, "The desk").'
    )
  }
}

/** Next to the usual ports of the service itself. */
const deskPortInDevelopment = 8081

/** `null`: no desk. */
function deskSettings({ mode, deskPort, deskHost: host, deskBehindProxy }: Values) {
  if (deskPort === null && mode === 'production') return null
  return {
    host,
    port: deskPort ?? deskPortInDevelopment,
    isPortSet: deskPort !== null,
    behindProxy: deskBehindProxy !== null,
  }
}

/** @throws OperatorError when MAIL_OAUTH_… is incomplete, or there is a password as well */
function mailDestination(values: Values) {
  const { mailUrl: url, dataFolder, tokenUrl, clientId, clientSecret, scope, refreshToken } = values
  const isOAuth = [tokenUrl, clientId, clientSecret, scope, refreshToken].some(Boolean)
  if (!isOAuth) {
    if (url instanceof URL) return { kind: 'smtp' as const, url }
    return { kind: 'folder' as const, folder: url ?? defaultMailFolder(dataFolder) }
  }
  if (!tokenUrl || !clientId || !clientSecret) {
    throw new OperatorError(
      'MAIL_OAUTH_TOKEN_URL, MAIL_OAUTH_CLIENT_ID and MAIL_OAUTH_CLIENT_SECRET belong together: set all ' +
        'three, or none of MAIL_OAUTH_… (docs/mail-servers.md).',
    )
  }
  if (!(url instanceof URL) || url.username === '' || url.password !== '') {
    throw new OperatorError(
      'MAIL_URL must name the user and no password, because MAIL_OAUTH_… is set: ' +
        'smtp://website%40company.ch@smtp.office365.com:587 (docs/mail-servers.md).',
    )
  }
  // Without a refresh token the app itself may send (client credentials).
  const oauth = { tokenUrl, clientId, clientSecret, scope, refreshToken }
  return { kind: 'smtp' as const, url, oauth }
}
