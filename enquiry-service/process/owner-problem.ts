/** Something cannot be done for a reason that the owner can fix; the message says how: exit code 1. */
export class OwnerProblem extends Error {
  override name = 'OwnerProblem'
}
