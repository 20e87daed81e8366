import { fileURLToPath } from 'node:url'
import { company } from '../../content/company.ts'
import { buildOutput } from '../process/build-output.ts'
import { checkBuild } from './check-build.ts'
import { checkClock } from './check-clock.ts'
import { checkCompany } from './check-company.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkSettings } from './check-settings.ts'
import { builtAt } from './file-times.ts'
import { fail, note, type Finding, type NamedFinding } from './finding.ts'

export interface Examination {
  environment: NodeJS.ProcessEnv
  /** Milliseconds since 1970. */
  now: number
  /** Whether to send a test email. */
  send: boolean
}

const project = fileURLToPath(new URL('../..', import.meta.url))

/** Runs every check, alongside a service that may be running, and changes nothing. */
export async function examine({ environment, now, send }: Examination): Promise<NamedFinding[]> {
  const { settings, findings } = await checkSettings(environment)
  const ifSettingsAreValid = (
    check: (known: NonNullable<typeof settings>) => Promise<Finding[]>,
  ) =>
    settings
      ? guarded(() => check(settings))
      : Promise.resolve([note('Not checked until the settings are fixed.')])

  const checks: Record<string, Promise<Finding[]>> = {
    Settings: Promise.resolve(findings),
    Company: Promise.resolve(checkCompany(company)),
    Build: guarded(() => checkBuild(buildOutput, project)),
    Database: ifSettingsAreValid((known) => checkDatabase(known, now)),
    Disk: ifSettingsAreValid((known) => checkDisk(known.dataFolder)),
    'Mail server': ifSettingsAreValid((known) => checkMail(known, send)),
    Clock: guarded(async () => checkClock(now, await builtAt(buildOutput))),
  }
  const results = await Promise.all(
    Object.entries(checks).map(async ([check, found]) =>
      (await found).map((finding) => ({ check, ...finding })),
    ),
  )
  return results.flat()
}

/** A check that fails does not stop the others. */
async function guarded(check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    return [fail(`This could not be checked (${(error as Error).message}).`)]
  }
}
