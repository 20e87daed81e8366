import { createHmac, timingSafeEqual } from 'node:crypto'
import { day } from '../clock/time.ts'

const weekMs = 7 * day

/**
 * The CSRF token of the desk's forms. It is derived from the database's secret, so that it survives
 * a restart and every instance accepts it.
 */
export function formToken(secret: string, now: number): string {
  const week = Math.floor(now / weekMs)
  return createHmac('sha256', secret).update(`desk ${week}`).digest('hex')
}

/** Whether a token is from this week or the last: a page may stay open over a weekend. */
export function isFormToken(token: string, secret: string, now: number): boolean {
  return [now, now - weekMs].some((time) => {
    const expected = Buffer.from(formToken(secret, time))
    const given = Buffer.from(token)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
