import { company } from '../../content/company.ts'
import { buildOutput } from '../process/build-output.ts'
import { readSite } from '../site/read-site.ts'
import { databaseFile } from '../settings/data-folder.ts'
import type { Settings } from '../settings/settings.ts'
import { leftBehindEmails } from '../storage/left-behind-emails.ts'
import { builtAt, checkBuild } from './check-build.ts'
import { checkClock } from './check-clock.ts'
import { checkCompany } from './check-company.ts'
import { checkDisk } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkPublicAddress } from './check-public-address.ts'
import { checkSettings } from './check-settings.ts'
import { checkSqlite } from './check-sqlite.ts'
import { fail, note, type Finding, type NamedFinding } from './finding.ts'

export interface Examination {
  environment: NodeJS.ProcessEnv
  /** Milliseconds since 1970. */
  now: number
  /** Whether to send a test email. */
  send: boolean
}

/** Runs every check, alongside a service that may be running, and changes nothing. */
export async function examine({ environment, now, send }: Examination): Promise<NamedFinding[]> {
  const { settings, findings } = await checkSettings(environment)
  const ifSettingsAreValid = (check: (known: Settings) => Promise<Finding[]>) =>
    settings
      ? guarded(() => check(settings))
      : Promise.resolve([note('Not checked until the settings are fixed.')])

  const checks: Record<string, Promise<Finding[]>> = {
    Settings: Promise.resolve(findings),
    Company: Promise.resolve(checkCompany(company)),
    Build: guarded(() => checkBuild(buildOutput)),
    Database: ifSettingsAreValid((known) => checkDatabase(known, now)),
    Disk: ifSettingsAreValid((known) => checkDisk(known.dataFolder)),
    'Mail server': ifSettingsAreValid((known) => checkMail(known, send)),
    'Public site': guarded(() =>
      checkPublicAddress(company.website, readSite(buildOutput.siteFolder)),
    ),
    Clock: guarded(async () => checkClock(now, await builtAt(buildOutput))),
  }
  const results = await Promise.all(
    Object.entries(checks).map(async ([check, found]) =>
      (await found).map((finding) => ({ check, ...finding })),
    ),
  )
  return results.flat()
}

/** Checks that the enquiries' database, SQLite or PostgreSQL, opens and commits. */
export async function checkDatabase(settings: Settings, now: number): Promise<Finding[]> {
  if (settings.databaseUrl) {
    const { checkPostgres } = await import('./check-postgres.ts')
    const leftBehind = leftBehindEmails(settings.dataFolder)
    const findings = await checkPostgres(settings.databaseUrl, now)
    return leftBehind === null ? findings : [...findings, fail(leftBehind)]
  }
  return checkSqlite(databaseFile(settings.dataFolder), now)
}

/** A check that fails does not stop the others. */
async function guarded(check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    return [fail(`This could not be checked (${(error as Error).message}).`)]
  }
}
