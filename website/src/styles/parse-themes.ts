/** All tokens by name; those that icons and social cards read are sure to be there. */
type Tokens = Record<string, string> & Record<'paper' | 'ink' | 'accent', string>

export interface Themes {
  light: Tokens
  dark: Tokens
}

/**
 * Reads the custom properties of tokens.css by theme, names without their dashes, references to
 * other tokens resolved. The dark theme inherits what it does not set.
 */
export function parseThemes(css: string): Themes {
  const [light = '', dark = ''] = css.replaceAll(/\/\*[^]*?\*\//g, '').split(':root.dark')
  const lightTokens = declarations(light)
  return {
    light: resolved(lightTokens),
    dark: resolved({ ...lightTokens, ...declarations(dark) }),
  }
}

/** The custom properties of a rule; what stands in a media query below it is left out. */
function declarations(css: string): Record<string, string> {
  const [always = ''] = css.split('@media')
  return Object.fromEntries(
    [...always.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
}

function resolved(tokens: Record<string, string>): Tokens {
  const resolve = (value: string): string =>
    value.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => resolve(tokens[name] ?? ''))
  const all = Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [name, resolve(value)]),
  )
  const { paper, ink, accent } = all
  if (!paper || !ink || !accent) {
    throw new Error('website/src/styles/tokens.css must define --paper, --ink and --accent.')
  }
  return { ...all, paper, ink, accent }
}
