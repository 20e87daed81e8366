/** How waiting grows: doubled with every failure, up to a limit. Times in milliseconds. */
export interface BackOff {
  first: number
  longest: number
}

/** A mail that is refused for good (5xx): again after half a minute, at last once an hour. */
export const refusedMailBackOff: BackOff = { first: 30_000, longest: 60 * 60_000 }

/**
 * A mail that is refused for now (4xx): at last every five minutes. Short enough for what waited on a
 * full disk or a greylist of the server, long enough not to annoy it with a mail that never passes.
 */
export const deferredMailBackOff: BackOff = { first: 30_000, longest: 5 * 60_000 }

/** Probes of a mail server that is down: after a second, at last once a minute. */
export const outageBackOff: BackOff = { first: 1_000, longest: 60_000 }

/**
 * The time to wait after a number of failures in a row. Up to a fifth is taken off by chance, so
 * that what failed together does not return together.
 * @param random from 0 to 1
 */
export function waitAfter(failures: number, { first, longest }: BackOff, random: number): number {
  const doubled = Math.min(longest, first * 2 ** (failures - 1))
  return Math.round(doubled * (1 - random / 5))
}
