/**
 * A linear congruential generator: the same numbers in every run.
 * @returns a function that returns the next whole number below a limit
 */
export function pseudoRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
