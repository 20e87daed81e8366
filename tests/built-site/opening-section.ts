/**
 * The end of a page's opening section, which is the first `<section>` or `<header>` of its `<main>`, as an
 * index into its HTML.
 */
export function endOfOpeningSection(html: string): number {
  const main = html.indexOf('<main')
  const opening = /<(section|header)\b/.exec(html.slice(main))
  if (main < 0 || !opening) throw new Error('The page has no opening section in its <main>.')
  const [, name = ''] = opening
  let depth = 0
  for (const tag of html.slice(main).matchAll(new RegExp(`<(/?)${name}\\b[^>]*>`, 'g'))) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return main + tag.index + tag[0].length
  }
  throw new Error(`The page never closes the <${name}> that opens it.`)
}
