/**
 * Invisible characters with an effect: control characters (C0, DEL, C1), which end lines and
 * control a terminal, characters that reverse the reading direction, and Unicode's two line
 * separators.
 */
export const controlCharacters = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu
