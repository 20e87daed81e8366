/** All tokens by name; tokens.test.ts proves that those of icons and social cards exist. */
type Tokens = Record<string, string> &
  Record<'paper' | 'ink' | 'accent' | 'muted' | 'band' | 'on-band' | 'on-film', string>

export type Themes = Record<'light' | 'dark', Tokens>

/** The custom properties of both themes, resolved. */
export function parseThemes(css: string): Themes {
  const rules = [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/:root(\.dark)? \{([^}]*)/g)]
  const light = declarations(rules.filter(([, dark]) => !dark))
  const dark = declarations(rules.filter(([, dark]) => dark))
  return { light: resolveReferences(light), dark: resolveReferences({ ...light, ...dark }) }
}

/** The custom properties of rules, except those in media queries. */
function declarations(rules: RegExpExecArray[]): Record<string, string> {
  const always = rules.map(([, , rule = '']) => rule.split('@media')[0]).join('')
  const found = always.matchAll(/--([\w-]+):\s*([^;]+?)\s*;/g)
  return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name, value]))
}

function resolveReferences(tokens: Record<string, string>): Tokens {
  const resolve = (value: string): string =>
    value.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => resolve(tokens[name] ?? ''))
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [name, resolve(value)]),
  ) as Tokens
}
