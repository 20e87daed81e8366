import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { diskCheck, outboxCheck, storeCheck } from '../alerts/checks.ts'
import type { ProblemName } from '../alerts/problem.ts'
import type { Readiness } from '../health/readiness.ts'
import { backupFolder } from '../settings/data-folder.ts'
import { existingFolder } from '../settings/existing-folder.ts'
import type { Settings } from '../settings/settings.ts'

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
  const { bavail, bsize } = await statfs(existingFolder(settings.dataFolder))
  const folder = backupFolder(settings.dataFolder)
  return {
    ...(await readiness()),
    freeBytes: bavail * bsize,
    backup: settings.databaseUrl ? null : { folder, newestAt: await newestIn(folder) },
  }
}

/** The names of what the alerts would tell of now. */
export async function currentProblems({ settings, readiness }: Watched): Promise<ProblemName[]> {
  const checks = [storeCheck(readiness), outboxCheck(readiness), diskCheck(settings.dataFolder)]
  const problems = await Promise.all(checks.map((check) => check()))
  return problems.flatMap((problem) => problem?.name ?? [])
}

/** When the newest backup was written; `null` when there is none. */
async function newestIn(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch(() => [])
  const backups = names.filter((name) => name.endsWith('.db'))
  const times = await Promise.all(
    backups.map(async (name) => (await stat(join(folder, name))).mtimeMs),
  )
  return times.length === 0 ? null : Math.max(...times)
}
