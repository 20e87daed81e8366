import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, MailTransport } from './mail.ts'
import { nodemailerMessage } from './nodemailer-message.ts'
import { writeFileDurably } from './write-file-durably.ts'

/** Writes each mail as an `.eml` file, which every mail program opens. */
export function openFolderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(nodemailerMessage(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFileDurably(join(folder, fileName(mail)), message as Buffer)
    },
    close() {
      composer.close()
    },
  }
}

/**
 * `20261120T220511Z-3F2A91C0-….eml`: sorted by time, found by the reference that begins the id, and
 * the same for a mail that is written twice.
 */
function fileName({ enquiry }: Mail): string {
  const time = new Date(enquiry.receivedAt).toISOString().replace(/\.\d+|[-:]/g, '')
  return `${time}-${enquiry.id.toUpperCase()}.eml`
}
