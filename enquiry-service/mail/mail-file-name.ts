import type { Mail } from './mail.ts'

/**
 * `20261120T220511Z-3F2A91C0-….eml`: sorted by time, found by the reference that begins the id, and
 * the same for a mail that is written twice.
 */
export function mailFileName({ id, time }: Pick<Mail, 'id' | 'time'>): string {
  const moment = new Date(time).toISOString().replace(/\.\d+|[-:]/g, '')
  return `${moment}-${id.toUpperCase()}.eml`
}
