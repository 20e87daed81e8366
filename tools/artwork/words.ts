/** Splits options as a shell would, without quoting: `words('-y -i -')`. */
export function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}
