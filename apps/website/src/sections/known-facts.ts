/** A short fact, such as "Founded: 2014". */
export interface Fact {
  name: string
  value: string
}

/** Only the facts that the company has given. */
export const knownFacts = (facts: { name: string; value: string | undefined }[]): Fact[] =>
  facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
