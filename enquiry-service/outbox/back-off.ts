import { hour, minute } from '../process/durations.ts'

/** How the delay grows: doubled with every failure, up to a maximum. In milliseconds. */
export interface BackOff {
  first: number
  max: number
}

/**
 * For an email that is refused permanently (5xx): after half a minute at first, at most once an
 * hour.
 */
export const refusedMailBackOff: BackOff = { first: 30_000, max: hour }

/**
 * For an email that is refused temporarily (4xx): at least every five minutes. Short enough to
 * succeed soon after a full disk or greylisting ends, long enough not to pester the server with an
 * email it never accepts.
 */
export const deferredMailBackOff: BackOff = { first: 30_000, max: 5 * minute }

/** For probes of a mail server that is down: after a second at first, then up to a minute apart. */
export const outageBackOff: BackOff = { first: 1_000, max: minute }

/**
 * The delay after a number of failures in a row. Up to a fifth is subtracted at random, so that
 * what failed together is not retried together.
 * @param random from 0 to 1
 */
export function waitAfter(failures: number, { first, max }: BackOff, random: number): number {
  const doubled = Math.min(max, first * 2 ** (failures - 1))
  return Math.round(doubled * (1 - random / 5))
}
