import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge, Solution } from 'altcha-lib/types'

/** In milliseconds; the slowest phone of today takes a few seconds. */
const timeout = 60_000

/**
 * Solves a challenge in the background, on as many cores as there are.
 * @throws Error when it takes too long, or the browser lacks what it takes, as without TLS
 */
export async function solveInWorkers(challenge: Challenge): Promise<Solution> {
  const solution = await solveChallengeWorkers({
    challenge,
    timeout,
    concurrency: navigator.hardwareConcurrency,
    createWorker: () =>
      new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new Error('The challenge could not be solved in time.')
  return solution
}
