/** A random number generator: every call returns the next number in [0, 1). */
type Random = () => number

const uint32Range = 2 ** 32

/** Mulberry32 by Tommy Ettinger (public domain): small, fast, and the same on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / uint32Range
  }
}

/** A number in [0, 1) that depends on the lattice point and the seed only. */
export function latticeRandom(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 2_147_483_647)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / uint32Range
}
