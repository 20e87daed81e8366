import type { ErrorKey } from './pages/ErrorPage.tsx'

/** Ends a request with a page that says why. */
export class DeskError extends Error {
  override name = 'DeskError'
  readonly key: ErrorKey

  constructor(key: ErrorKey) {
    super(key)
    this.key = key
  }
}
