import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { mailFileName } from './mail-file-name.ts'
import type { MailTransport } from './mail.ts'
import { writeFileDurably } from './write-file-durably.ts'

/** Writes each email to an `.eml` file, which every mail program opens. */
export function openFolderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mail)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFileDurably(join(folder, mailFileName(mail)), message as Buffer)
      return []
    },
    close() {
      composer.close()
    },
  }
}
