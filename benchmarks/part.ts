/** A text, a single figure, or measurements of the same thing: median and both ends are shown. */
export type Cell = string | number | readonly number[]

export interface Table {
  columns: string[]
  rows: Cell[][]
}

/** A figure that was promised, beside the one that was measured. Exactly one limit is set. */
export interface Bar {
  what: string
  unit: string
  atMost?: number
  atLeast?: number
  measured: number
}

/** What a part has found out; the report is made of nothing else. */
export interface Findings {
  /** Markdown: what is measured, how, and against which bar. */
  explanation: string
  tables: Table[]
  bars: Bar[]
  /** What could not be measured here, and why; or what has to be known to read the figures. */
  remarks: string[]
}

/** One of the benchmarks, run by its name: `npm run bench -- enquiries`. */
export interface Part {
  name: string
  title: string
  measure(): Findings | Promise<Findings>
}
