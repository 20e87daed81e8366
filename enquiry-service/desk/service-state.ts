import { diskCheck, outboxCheck, storeCheck, type ProblemName } from '../alerts/checks.ts'
import { freeBytes } from '../health/free-bytes.ts'
import type { Readiness } from '../health/readiness.ts'
import { backupFolder } from '../settings/data-folder.ts'
import type { Settings } from '../settings/settings.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import { lastBackup } from '../weekly-report/last-backup.ts'

/** The state of the service as the owner sees it. */
export interface ServiceState extends Readiness {
  freeBytes: number
  /** `null` with PostgreSQL, which makes its own backups. */
  backup: { folder: string; newestAt: number | null } | null
  /** The mailboxes that refuse emails, each with how many wait for it. */
  refused: ReadonlyMap<string, number>
}

interface Watched {
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl'>
  readiness: () => Promise<Readiness>
}

export async function serviceState({
  settings,
  readiness,
  archive,
}: Watched & { archive: Pick<EnquiryArchive, 'refusedMailboxes'> }): Promise<ServiceState> {
  const folder = backupFolder(settings.dataFolder)
  return {
    ...(await readiness()),
    freeBytes: await freeBytes(settings.dataFolder),
    refused: await archive.refusedMailboxes(),
    backup: settings.databaseUrl ? null : { folder, newestAt: await lastBackup(folder) },
  }
}

/** The problems that the alerts would report now. */
export async function currentProblems({ settings, readiness }: Watched): Promise<ProblemName[]> {
  const checks = [storeCheck(readiness), outboxCheck(readiness), diskCheck(settings.dataFolder)]
  const problems = await Promise.all(checks.map((check) => check()))
  return problems.flatMap((problem) => problem?.name ?? [])
}
