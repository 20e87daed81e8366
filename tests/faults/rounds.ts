/**
 * How often each fault is repeated: a few times in an ordinary test run, many times in `npm run
 * test:faults`.
 */
export const rounds = Number(process.env.FAULT_ROUNDS ?? 2)

/** Whether there is time for all faults and for long ones. */
export const isLongRun = process.env.FAULT_ROUNDS !== undefined

/** Vitest's timeout for a test whose length depends on the rounds, in milliseconds. */
export const longTimeout = { timeout: 60_000 + rounds * 15_000 }
