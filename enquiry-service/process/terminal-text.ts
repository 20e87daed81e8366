import { controlCharacters } from './control-characters.ts'

/**
 * A text as a terminal may print it: what visitors or servers wrote cannot move the cursor, hide a line
 * or reverse it. Control characters become `\u001b` and the like, which JSON reads as the same
 * character; line breaks (`\n`) and tabs stay.
 */
export function terminalText(text: string): string {
  return text.replace(controlCharacters, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
