import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'

/** The facts for legal texts, as HTML. A missing fact is undefined; one without a value is empty text. */
export type LegalFacts = Record<string, string | undefined>

/** A conditional passage that contains no other. */
const innermostPassage = /\{if (\w+)\}((?:(?!\{if \w).)*?)(?:\{else\}((?:(?!\{if \w).)*?))?\{end\}/s

/**
 * Fills a legal text, rendered from Markdown, with facts. Besides `{placeholders}` it may contain
 * conditional passages: `{if backupDays}They are kept for {backupDays} days.{else}They are kept.{end}`.
 * They may be nested; `{if …}` and `{end}` in paragraphs of their own enclose whole sections.
 * @throws Error naming a fact that is unknown, or a passage that does not end
 */
export function fillLegalText(html: string, facts: LegalFacts): string {
  let chosen = html
  while (innermostPassage.test(chosen)) {
    chosen = chosen.replace(
      innermostPassage,
      (_, fact: string, then: string, otherwise: string | undefined) => {
        if (!(fact in facts)) {
          throw new Error(`A legal text asks for {if ${fact}}, which is unknown.`)
        }
        return facts[fact] === undefined ? (otherwise ?? '') : then
      },
    )
  }
  const [left] = /\{(?:if \w+|else|end)\}/.exec(chosen) ?? []
  if (left) throw new Error(`A legal text has ${left} without its beginning or end.`)
  // Removes paragraphs and items that contained nothing else.
  const complete = chosen.replaceAll(/<(p|li)>\s*<\/\1>\s*/g, '')
  const known = Object.entries(facts).filter(([, value]) => value !== undefined)
  return fillPlaceholders(complete, Object.fromEntries(known) as Record<string, string>)
}
