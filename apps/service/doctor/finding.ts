/** The result of a check, in sentences for the owner. */
export interface Finding {
  /** `note`: works, but may not be intended. `error`: must be fixed. */
  state: 'ok' | 'note' | 'error'
  message: string
}

export const ok = (message: string): Finding => ({ state: 'ok', message })
export const note = (message: string): Finding => ({ state: 'note', message })
export const fail = (message: string): Finding => ({ state: 'error', message })
