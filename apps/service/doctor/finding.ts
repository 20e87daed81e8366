/** The result of a check, in sentences for the owner. */
export interface Finding {
  /** `note`: nothing is broken, but the owner should know. `error`: something has to be fixed. */
  state: 'ok' | 'note' | 'error'
  message: string
}

/** A finding under the name of its check, such as "Mail server". */
export interface NamedFinding extends Finding {
  check: string
}

export const ok = (message: string): Finding => ({ state: 'ok', message })
export const note = (message: string): Finding => ({ state: 'note', message })
export const fail = (message: string): Finding => ({ state: 'error', message })
