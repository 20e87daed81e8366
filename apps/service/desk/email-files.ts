import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** An email in the list. */
export interface ListedEmail extends Pick<Email, 'subject' | 'date'> {
  name: string
}

/** An email as the folder transport wrote it. */
export interface EmailFile {
  /** The name of its file. */
  name: string
  content: Email
}

/** Limits reading: each file may be as large as the largest post. */
const maxListed = 30

/** The newest emails in a folder, newest first. */
export async function listNewestEmails(folder: string): Promise<ListedEmail[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names.filter(isEmailFile).sort().reverse().slice(0, maxListed)
  const emails: ListedEmail[] = []
  for (const name of newest) {
    const raw = await readFile(join(folder, name)).catch(() => null)
    if (raw === null) continue
    const { subject, date } = await PostalMime.parse(raw.subarray(0, raw.indexOf('\r\n\r\n') + 4))
    emails.push({ name, subject, date })
  }
  return emails
}

/** @returns `null` when there is no such file */
export async function readEmailFile(folder: string, name: string): Promise<EmailFile | null> {
  if (!isEmailFile(name)) return null
  const raw = await readFile(join(folder, name)).catch(() => null)
  return raw && { name, content: await PostalMime.parse(raw) }
}

/** Also prevents path traversal. */
function isEmailFile(name: string): boolean {
  return /^[\w-]+\.eml$/.test(name)
}
