/** Fills `{placeholders}`. @throws Error for one without a value, so that no visitor sees braces */
export const fillPlaceholders = (message: string, values: Record<string, string>): string =>
  contracted(message, values.town).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value !== undefined) return value
    const possible = Object.keys(values).map((key) => `{${key}}`)
    throw new Error(
      `The text "${message}" contains {${name}}, which has no value. It may contain ${possible.join(', ')}.`,
    )
  })

/** In French "à" merges with the article of a town: "au Locle", "aux Verrières". */
function contracted(message: string, town = ''): string {
  const [, article, name] = /^(Les?) (.+)/.exec(town) ?? []
  if (name === undefined) return message
  const ending = article === 'Le' ? 'u' : 'ux'
  return message.replace(
    /([àÀ]) \{town\}/g,
    (_, a: string) => `${a === 'à' ? 'a' : 'A'}${ending} ${name}`,
  )
}
