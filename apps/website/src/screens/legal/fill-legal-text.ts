/** The facts for legal texts, as HTML. A missing fact is undefined; one without a value is an empty string. */
export type LegalFacts = Record<string, string | undefined>

/** A conditional passage that contains no other. */
const innermostPassage = /\{if (\w+)\}((?:(?!\{if \w).)*?)(?:\{else\}((?:(?!\{if \w).)*?))?\{end\}/s

/**
 * Fills placeholders and passages such as `{if backupDays}{backupDays} days{else}some days{end}`, which may be nested.
 * @param file for messages: `content/legal/en/privacy.md`
 * @throws Error naming an unknown or missing fact, or an unclosed passage
 */
export function fillLegalText(html: string, facts: LegalFacts, file: string): string {
  const factFor = (marker: string, name: string) => {
    if (name in facts) return facts[name]
    throw new Error(
      `${file} contains ${marker}, but there is no such fact. Use one of ${Object.keys(facts).join(', ')}.`,
    )
  }
  let text = html
  while (innermostPassage.test(text)) {
    text = text.replace(
      innermostPassage,
      (_, name: string, then: string, otherwise: string | undefined) =>
        factFor(`{if ${name}}`, name) === undefined ? (otherwise ?? '') : then,
    )
  }
  const [unpaired] = /\{(?:if \w+|else|end)\}/.exec(text) ?? []
  if (unpaired) {
    throw new Error(
      `${file} contains ${unpaired} without its counterpart. Every {if …} needs an {end}, with at most one {else} between them.`,
    )
  }
  return text
    .replaceAll(/<(p|li)>\s*<\/\1>\s*/g, '') // Contained nothing but conditions.
    .replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = factFor(placeholder, name)
      if (value !== undefined) return value
      throw new Error(
        `${file} contains ${placeholder}, but the company has not given this fact. ` +
          `Add it under Company in the editor (content/company.json), or enclose the passage in {if ${name}} and {end}.`,
      )
    })
}
