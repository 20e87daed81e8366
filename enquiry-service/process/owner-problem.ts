/** A command fails for a reason that the owner can fix; the message says how. Exit code 1. */
export class OwnerProblem extends Error {
  override name = 'OwnerProblem'
}
