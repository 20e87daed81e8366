/**
 * How often each thing is measured, alternating with what it is compared with; BENCH_ROUNDS
 * shortens it.
 */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
