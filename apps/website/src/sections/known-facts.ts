/** A short fact, such as "Founded: 2014". */
export interface Fact {
  name: string
  value: string
}

/** The facts that the company has given. */
export const knownFacts = (facts: { name: string; value: string | undefined }[]): Fact[] =>
  facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))

/** The text with a capital first letter. */
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
