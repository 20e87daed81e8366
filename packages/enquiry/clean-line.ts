/**
 * Invisible format characters, which often surround a phone number copied from a web page or an address book. Not the
 * joiners, which some scripts need (RFC 5892, appendix A).
 */
const formatCharacters = /(?!\p{Join_Control})\p{Cf}/gu

/** U+2800, the blank Braille pattern, counts as a symbol in Unicode but is invisible. */
const visibleCharacter = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u

/** Cleans the text of a single-line field. @returns an empty string if nothing in it is visible */
export function cleanLine(text: string): string {
  const cleaned = text.replace(formatCharacters, '').trim()
  return visibleCharacter.test(cleaned) ? cleaned : ''
}
