/**
 * Characters that nobody sees and that do something: control characters (C0, DEL, C1), which end
 * lines and command a terminal, marks that reverse the reading direction, and the two line
 * separators of Unicode.
 */
export const controlCharacters = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu
