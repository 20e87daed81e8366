import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { EnquiryArchive } from '../store/enquiry-archive.ts'
import type { ErasurePlaces } from './erase-enquiries.ts'

/** Where the service writes mails unless `MAIL_URL` says otherwise. */
export function defaultMailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail')
}

export function backupFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'backups')
}

/** Also the default folder of mails: the owner may have written them there before. */
export function erasurePlaces(
  settings: Pick<Settings, 'dataFolder' | 'mail'>,
  archive: EnquiryArchive,
): ErasurePlaces {
  const folders = [defaultMailFolder(settings.dataFolder)]
  if (settings.mail.kind === 'folder') folders.push(settings.mail.folder)
  return {
    archive,
    mailFolders: [...new Set(folders)],
    backupFolder: backupFolder(settings),
  }
}
