import { encodeWord } from 'nodemailer/lib/mime-funcs'

/** An encoded word has at most 75 characters (RFC 2047, section 2). */
const maxWordLength = 75

/**
 * Whether mail programs might take a text for an encoded word of RFC 2047, such as
 * `=?utf-8?Q?=0D=0A?=`, and decode it. Many do so wherever these two characters occur, even in
 * quotes.
 */
export function looksEncoded(text: string): boolean {
  return text.includes('=?')
}

/**
 * Encodes the text of an unstructured header so that it is shown as typed. Nodemailer leaves a
 * valid encoded word as it is; encoding it once more prevents it from being decoded.
 */
export function asTyped(text: string): string {
  return looksEncoded(text) ? encodeWord(text, 'B', maxWordLength) : text
}
