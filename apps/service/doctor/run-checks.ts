import { company } from '@site/company/facts/company.ts'
import { OperatorError } from '../settings/operator-error.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { buildOutput } from '../site/build-output.ts'
import { readSite } from '../site/read-site.ts'
import { leftBehindEmails } from '../storage/open/left-behind-emails.ts'
import { checkBuild } from './check-build.ts'
import { checkCompany } from './check-company.ts'
import { checkMail } from './check-mail.ts'
import { checkPublicAddress } from './check-public-address.ts'
import { checkSettings } from './check-settings.ts'
import { checkSqlite } from './check-sqlite.ts'
import { fail, note, type Finding, type NamedFinding } from './finding.ts'

/**
 * Runs every check, alongside a service that may be running, and changes nothing.
 * @param sendTestEmail also send a test email
 */
export async function runChecks(
  environment: NodeJS.ProcessEnv,
  sendTestEmail: boolean,
): Promise<NamedFinding[]> {
  let settings: Settings | null = null
  const ofSettings = await findingsOf(() => checkSettings((settings = readSettings(environment))))
  const ifSettingsAreValid = (check: (valid: Settings) => Promise<Finding[]>) =>
    findingsOf(() =>
      settings ? check(settings) : [note('Not checked until the settings are fixed.')],
    )

  const checks: Record<string, Promise<Finding[]> | Finding[]> = {
    Settings: ofSettings,
    Company: checkCompany(company),
    Build: findingsOf(() => checkBuild(buildOutput)),
    Database: ifSettingsAreValid(checkDatabase),
    'Mail server': ifSettingsAreValid((valid) => checkMail(valid, sendTestEmail)),
    'Public site': findingsOf(() =>
      checkPublicAddress(company.website, readSite(buildOutput.siteFolder)),
    ),
  }
  const results = await Promise.all(
    Object.entries(checks).map(async ([check, found]) =>
      (await found).map((finding) => ({ check, ...finding })),
    ),
  )
  return results.flat()
}

/** Checks that the database, SQLite or PostgreSQL, opens and commits. */
export async function checkDatabase({ databaseUrl, dataFolder }: Settings): Promise<Finding[]> {
  if (!databaseUrl) return checkSqlite(dataFolder)
  const { checkPostgres } = await import('./check-postgres.ts')
  const leftBehind = leftBehindEmails(dataFolder)
  const findings = await checkPostgres(databaseUrl)
  return leftBehind === null ? findings : [...findings, fail(leftBehind)]
}

/** A check that fails does not stop the others. */
async function findingsOf(check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    const { message } = error as Error
    if (error instanceof OperatorError) return message.split('\n').map(fail)
    return [fail(`This could not be checked (${message}).`)]
  }
}
