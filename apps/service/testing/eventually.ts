import { vi } from 'vitest'

/** Repeats an assertion until it holds, for long enough even on a busy machine. */
export function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(assertion, { timeout: 15_000, interval: 10 })
}
