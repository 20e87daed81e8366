/** The names and values of the payload's seven fields. */
const maxStrings = 14

/** What is allowed between the texts. */
const punctuation = /^[\s{}:,]*$/

/**
 * Whether a JSON text can be a payload: one object with a few texts. A megabyte of brackets,
 * numbers or fields is therefore refused at once; parsing it first would keep all other visitors waiting
 * for 0.1 s. The parser still finds whatever else is wrong.
 */
export function isObjectOfStrings(json: string): boolean {
  let position = 0
  for (let texts = 0; texts <= maxStrings; texts += 1) {
    const start = json.indexOf('"', position)
    if (!punctuation.test(json.slice(position, start === -1 ? undefined : start))) return false
    if (start === -1) return true
    const end = endOfString(json, start)
    if (end === -1) return false
    position = end + 1
  }
  return false
}

/** The position of the closing quote of a text: the next quote that is not escaped. */
function endOfString(json: string, start: number): number {
  for (let quote = start; ;) {
    quote = json.indexOf('"', quote + 1)
    if (quote === -1) return -1
    let beforeBackslashes = quote - 1
    while (json[beforeBackslashes] === '\\') beforeBackslashes -= 1
    const backslashes = quote - 1 - beforeBackslashes
    if (backslashes % 2 === 0) return quote
  }
}
