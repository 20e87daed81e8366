import { timeInFileName } from '../clock/time.ts'
import type { Mail } from './mail.ts'

/**
 * `20261120T220511Z-3F2A91C0-….eml`: sorted by time, easy to find by the reference (the beginning
 * of the id), and the same if the email is written twice.
 * @throws Error for an id that is not safe in a path; the service creates none, but a restored database
 * may have been tampered with
 */
export function mailFileName({ id, time }: Pick<Mail, 'id' | 'time'>): string {
  if (!canNameFile(id)) throw new Error('The id of an email is not one of this service.')
  return `${timeInFileName(time)}-${id.toUpperCase()}.eml`
}

/** Prevents path traversal. */
export function canNameFile(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id)
}
