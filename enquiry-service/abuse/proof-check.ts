/**
 * Asks whoever posts an enquiry for a little effort that nobody makes a thousand times: switched on
 * by `PROOF_OF_WORK` while the site is under attack.
 */
export interface ProofCheck {
  /** @param subject what the proof is bound to, so that it serves no other enquiry */
  isProven(subject: string, proof: string | null): Promise<boolean>
  /** What is to be done before the same subject is posted again; for the client to understand. */
  challenge(subject: string): Promise<string>
}

/** The two kinds of clients prove themselves in different ways. */
export interface ProofChecks {
  script: ProofCheck
  form: ProofCheck
}
