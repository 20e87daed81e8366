import { backupFolder, defaultMailFolder } from '../settings/data-folder.ts'
import type { Settings } from '../settings/settings.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import type { ErasureTargets } from './erase-enquiries.ts'

/** Includes the default mail folder: emails may have been written there under earlier settings. */
export function erasureTargets(
  { dataFolder, mail }: Pick<Settings, 'dataFolder' | 'mail'>,
  archive: EnquiryArchive,
): ErasureTargets {
  const folders = [defaultMailFolder(dataFolder)]
  if (mail.kind === 'folder') folders.push(mail.folder)
  return {
    archive,
    mailFolders: [...new Set(folders)],
    writesMailFiles: mail.kind === 'folder',
    backupFolder: backupFolder(dataFolder),
  }
}
