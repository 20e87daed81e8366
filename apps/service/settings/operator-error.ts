/**
 * An error that the owner can fix, such as an invalid setting. The message explains how; it is shown
 * without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
