/** With a capital at its beginning, as a text that stands alone has it. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
