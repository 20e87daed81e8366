import type { Findings } from '../part.ts'

/** The findings of one run of a part, and how they were obtained. */
export interface PartRecord extends Findings {
  title: string
  /** ISO 8601, UTC. */
  measuredAt: string
  /** The command that measures this part again. */
  command: string
  /** Processor, cores, memory, system and Node. */
  machine: string
}
