import { company } from '@site/company/facts/company.ts'
import type { Company } from '@site/company/facts/define-company.ts'
import { correctionLine, corrections } from '@site/company/going-live/corrections.ts'
import { deskMessages } from '@site/company/i18n/desk-messages.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { OperatorError } from '../settings/operator-error.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { buildOutput, readSite } from '../site/read-site.ts'
import { checkBuild } from './check-build.ts'
import { checkMail } from './check-mail.ts'
import { checkPublicAddress } from './check-public-address.ts'
import { checkDatabase } from './check-database.ts'
import { fail, note, type Finding, ok } from './finding.ts'
import { isLoopbackHost } from '../settings/loopback.ts'

/** Runs every check, alongside a service that may be running, and changes nothing. */
export async function runChecks(environment: NodeJS.ProcessEnv, sendTestEmail: boolean) {
  let settings: Settings | null = null
  const settingsFindings = await runCheck(() =>
    checkSettings((settings = readSettings(environment))),
  )
  const withValidSettings = (check: (valid: Settings) => Promise<Finding[]>) =>
    runCheck(() => (settings ? check(settings) : [note('Skipped: fix the settings first.')]))

  const checks: Record<string, Promise<Finding[]> | Finding[]> = {
    Settings: settingsFindings,
    Build: runCheck(() => checkBuild(buildOutput)),
    Database: withValidSettings(checkDatabase),
    'Mail server': withValidSettings((valid) => checkMail(valid, sendTestEmail)),
    'Public site': runCheck(() =>
      checkPublicAddress(company.website, readSite(buildOutput.siteFolder)),
    ),
  }
  const results = await Promise.all(
    Object.entries(checks).map(async ([check, found]) =>
      (await found).map((finding) => ({ check, ...finding })),
    ),
  )
  return {
    findings: results.flat(),
    corrections: correctionLines(company, settings),
    forServer: serverLines(company, settings),
  }
}

/** Turns an error into a finding, so that the other checks still run. */
async function runCheck(check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    const { message } = error as Error
    if (error instanceof OperatorError) return message.split('\n').map(fail)
    return [fail(`The check failed (${message}).`)]
  }
}

/** Checks valid settings for what would not prevent a start. */
export function checkSettings({ host, trustedProxies }: Settings): Finding[] {
  const valid = ok('The service can start with these settings.')
  if (isLoopbackHost(host) || trustedProxies.length > 0) return [valid]
  return [
    valid,
    note(
      `HOST is ${host} and TRUSTED_PROXIES is not set. That is right only without a reverse proxy: ` +
        'behind a proxy, all visitors would share one rate limit.',
    ),
  ]
}

type ServerSettings = Pick<Settings, 'mail' | 'production'> | null

/** What to correct before the site goes live, a line each in the main language of the company: what the editor lists. */
export const correctionLines = (company: Company, settings: ServerSettings) => [
  ...corrections(company).map((correction) => correctionLine(correction, company.language)),
  ...(settings?.production ? mailLines(company, settings) : []),
]

/** What has to be set on the public server; on the owner's own machine nothing is wrong without it. */
export const serverLines = (company: Company, settings: ServerSettings) =>
  settings?.production === false
    ? [...mailLines(company, settings), deskMessages[company.language].LIVE_PRODUCTION]
    : []

function mailLines({ language }: Company, { mail }: Pick<Settings, 'mail'>): string[] {
  const { LIVE_MAIL } = deskMessages[language]
  return mail.kind === 'folder' ? [fillPlaceholders(LIVE_MAIL, { setting: 'MAIL_URL' })] : []
}
