/**
 * The service cannot start, or a command fails, for a reason that the owner can fix; the message
 * says how.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
