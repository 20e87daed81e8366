/** What an owner has to look after; the name stands in the alert for programs. */
export type ProblemName = 'outbox-old' | 'disk-full' | 'store-failing' | 'enquiries-held'

export interface Problem {
  name: ProblemName
  /** A sentence or two that say what is wrong and what to do. Names no visitor. */
  message: string
}

/**
 * Looks for one kind of problem: `null` when there is none, `undefined` when it cannot tell whether
 * one that it has found before is over.
 */
export type Check = () => Promise<Problem | null | undefined>
