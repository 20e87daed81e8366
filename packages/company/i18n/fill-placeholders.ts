/** Fills `{placeholders}`. @throws Error for one without a value, so that no visitor sees braces */
export function fillPlaceholders(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value !== undefined) return value
    const possible = Object.keys(values).map((key) => `{${key}}`)
    throw new Error(
      `The text "${message}" contains {${name}}, which has no value. It may contain ${possible.join(', ')}.`,
    )
  })
}
