/** How many rounds each benchmark runs; what is compared takes turns in a round. BENCH_ROUNDS shortens it. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

/** A text, a single figure, or several measurements, shown as median, minimum and maximum. */
export type Cell = string | number | readonly number[]

interface Table {
  columns: string[]
  rows: Cell[][]
}

/** A target and the measured figure. Exactly one limit is set. */
export interface Bar {
  what: string
  unit: string
  atMost?: number
  atLeast?: number
  measured: number
}

/** The results of a part, from which its section of the report is written. */
export interface Findings {
  /** Markdown: what is measured, how, and against which target. */
  explanation: string
  tables: Table[]
  bars: Bar[]
  /** What could not be measured and why, or what to know when reading the figures. */
  remarks: string[]
}

/** One of the benchmarks, run by name: `npm run bench -- enquiries`. */
export interface Part {
  name: string
  title: string
  measure(): Findings | Promise<Findings>
}
