/**
 * Puts values into the `{placeholders}` of a message: `fillPlaceholders('Call {phone}', { phone })`.
 * @throws Error naming a placeholder without a value, so that no visitor ever sees braces.
 */
export function fillPlaceholders(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}} in the text "${message}".`)
    return value
  })
}
