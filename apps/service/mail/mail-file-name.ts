import { timeInFileName } from '../clock/time.ts'
import type { Mail } from './mail.ts'

/**
 * `20261120T220511Z-3F2A91C0-….eml`: sorted by time, easy to find by the reference (the beginning
 * of the id), and the same if the email is written twice.
 * @throws Error for an id that could lead out of the folder; the service creates none, but a database that was
 * restored may have come from anywhere
 */
export function mailFileName({ id, time }: Pick<Mail, 'id' | 'time'>): string {
  if (!canNameFile(id)) throw new Error('The id of an email is not one of this service.')
  return `${timeInFileName(time)}-${id.toUpperCase()}.eml`
}

/** Whether an id leads to no other folder. */
export function canNameFile(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id)
}
