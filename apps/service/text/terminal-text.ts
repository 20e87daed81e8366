import { controlCharacters } from './clean-text.ts'

/**
 * Makes a text safe to print: what visitors or servers wrote cannot move the cursor, or hide or
 * reverse a line. Control characters become `\u001b` and the like, which JSON reads as the same
 * character; line breaks and tabs stay.
 */
export function terminalText(text: string): string {
  return text.replace(controlCharacters, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
