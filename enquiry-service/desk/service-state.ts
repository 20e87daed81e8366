import { diskCheck, outboxCheck, storeCheck } from '../alerts/checks.ts'
import type { ProblemName } from '../alerts/problem.ts'
import { freeBytes } from '../health/free-bytes.ts'
import type { Readiness } from '../health/readiness.ts'
import { backupFolder } from '../settings/data-folder.ts'
import type { Settings } from '../settings/settings.ts'
import { lastBackup } from '../weekly-report/last-backup.ts'

/** How the service does, for its owner to see. */
export interface ServiceState extends Readiness {
  freeBytes: number
  /** `null`: PostgreSQL makes its own. */
  backup: { folder: string; newestAt: number | null } | null
}

interface Watched {
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl'>
  readiness: () => Promise<Readiness>
}

export async function serviceState({ settings, readiness }: Watched): Promise<ServiceState> {
  const folder = backupFolder(settings.dataFolder)
  return {
    ...(await readiness()),
    freeBytes: await freeBytes(settings.dataFolder),
    backup: settings.databaseUrl ? null : { folder, newestAt: await lastBackup(folder) },
  }
}

/** The names of what the alerts would tell of now. */
export async function currentProblems({ settings, readiness }: Watched): Promise<ProblemName[]> {
  const checks = [storeCheck(readiness), outboxCheck(readiness), diskCheck(settings.dataFolder)]
  const problems = await Promise.all(checks.map((check) => check()))
  return problems.flatMap((problem) => problem?.name ?? [])
}
