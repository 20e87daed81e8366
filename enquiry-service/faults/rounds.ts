/**
 * How often each fault is repeated: a few times in every test run, many times in
 * `npm run test:faults`.
 */
export const rounds = Number(process.env.FAULT_ROUNDS ?? 3)

/** Whether there is time for every fault, and for faults that last. */
export const isLongRun = process.env.FAULT_ROUNDS !== undefined

/** Vitest's limit for a test whose length depends on the rounds, in milliseconds. */
export const patience = { timeout: 60_000 + rounds * 15_000 }

/** No limit of our own stands in the way of a load that comes from one connection. */
export const unlimited = { RATE_SOFT: '1000000', RATE_HARD: '1000000' }
