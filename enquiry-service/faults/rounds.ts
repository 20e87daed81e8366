/**
 * How often each fault is repeated: a few times in every test run, many times in
 * `npm run test:faults`.
 */
export const rounds = Number(process.env.FAULT_ROUNDS ?? 3)

/** Whether there is time for every fault, and for faults that last. */
export const isLongRun = process.env.FAULT_ROUNDS !== undefined

/** Vitest's limit for a test whose length depends on the rounds, in milliseconds. */
export const longTimeout = { timeout: 60_000 + rounds * 15_000 }
