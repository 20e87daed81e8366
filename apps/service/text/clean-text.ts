/** Characters that end lines, control a terminal or reverse the reading direction, and the two line separators. */
export const controlCharacters = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** Cleans text for a single line: what breaks or reverses it becomes a space. */
export const singleLine = (text: string): string =>
  text.toWellFormed().replace(controlCharacters, ' ').replace(/\s+/g, ' ').trim()

/** Cleans text of several lines, whose line breaks become `\n`. */
export function multiLine(text: string): string {
  const lines = text.toWellFormed().split(/\r\n|[\r\n\u2028\u2029]/)
  return lines
    .map((line) => line.replaceAll('\t', ' ').replace(controlCharacters, ''))
    .join('\n')
    .trim()
}

/** The beginning of a text where space is limited, and `ending`; lengths in UTF-16 units. */
export function shortened(text: string, maximum: number, ending = '…'): string {
  if (text.length <= maximum) return text
  const halfACharacter = /[\uD800-\uDBFF]$/
  return text.slice(0, maximum - ending.length).replace(halfACharacter, '') + ending
}

/** Makes a text safe to print: control characters but line breaks and tabs become `\u001b`, as JSON reads them. */
export const terminalText = (text: string): string =>
  text.replace(controlCharacters, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
