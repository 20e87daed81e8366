import type { DeskMessages } from '@site/company/i18n/desk-messages.ts'

export type ErrorKey = Exclude<Extract<keyof DeskMessages, `ERROR_${string}`>, 'ERROR_TITLE'>

/** Ends a request with an error page. */
export class DeskError extends Error {
  override name = 'DeskError'
  readonly key: ErrorKey

  constructor(key: ErrorKey) {
    super(key)
    this.key = key
  }
}
