/** The current time in milliseconds since 1970; passed in, so that tests can set it. */
export type Clock = () => number

/* Durations in milliseconds. */

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** `20261120T220500Z`: sorts by time and is valid in every file system. */
export const timeInFileName = (time: number): string =>
  new Date(time).toISOString().replace(/\.\d+|[-:]/g, '')
