import { backupFolder, defaultMailFolder } from '../settings/data-folder.ts'
import type { Settings } from '../settings/settings.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'

/** Every place where enquiries are stored. */
export type ErasureTargets = ReturnType<typeof erasureTargets>

export function erasureTargets(
  { dataFolder, mail }: Pick<Settings, 'dataFolder' | 'mail'>,
  archive: EnquiryArchive,
) {
  // Emails may have been written to the default folder under earlier settings.
  const folders = [defaultMailFolder(dataFolder)]
  if (mail.kind === 'folder') folders.push(mail.folder)
  return {
    archive,
    /** Folders that may contain emails as `.eml` files. */
    mailFolders: [...new Set(folders)],
    /** Whether the service writes emails there now, rather than sending them. */
    writesMailFiles: mail.kind === 'folder',
    /** The folder of the backups and of the erasure log. */
    backupFolder: backupFolder(dataFolder),
  }
}
