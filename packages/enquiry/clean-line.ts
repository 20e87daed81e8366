/**
 * Invisible characters that come along when a text is copied from a web page or an address book, such as the marks
 * around a phone number. Not the joiners, which some scripts need (RFC 5892, appendix A).
 */
const invisible = /(?!\p{Join_Control})\p{Cf}/gu

/** Blank Braille is a symbol, though an empty one. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u

/** Cleans the text of a field with one line. @returns an empty text when nothing in it can be seen */
export function cleanLine(text: string): string {
  const cleaned = text.replace(invisible, '').trim()
  return visible.test(cleaned) ? cleaned : ''
}
