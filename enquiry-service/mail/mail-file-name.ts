import { timeInFileName } from '../process/time.ts'
import type { Mail } from './mail.ts'

/**
 * `20261120T220511Z-3F2A91C0-….eml`: sorted by time, easy to find by the reference (the beginning
 * of the id), and the same if the email is written twice.
 */
export function mailFileName({ id, time }: Pick<Mail, 'id' | 'time'>): string {
  return `${timeInFileName(time)}-${id.toUpperCase()}.eml`
}
