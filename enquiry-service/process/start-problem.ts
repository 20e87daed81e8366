/** The service cannot start for a reason that the owner can fix; the message says how. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
