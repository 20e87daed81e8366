/** What needs the owner's attention. The name appears in the alert, for programs to read. */
export type ProblemName = 'outbox-old' | 'disk-full' | 'store-failing' | 'enquiries-held'

export interface Problem {
  name: ProblemName
  /** A sentence or two that say what is wrong and what to do. Names no visitor. */
  message: string
}

/**
 * Checks for one kind of problem: `null` when there is none, `undefined` when it cannot tell
 * whether the one found earlier is over.
 */
export type Check = () => Promise<Problem | null | undefined>
