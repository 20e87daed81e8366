/** The service cannot start for a reason that its owner can repair; the message says how. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
