/** An error that the owner can fix. The message explains how; it is shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
