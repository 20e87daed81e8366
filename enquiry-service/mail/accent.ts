import { readFileSync } from 'node:fs'

const stylesheet = new URL('../../content/colours.css', import.meta.url)

/** The signal colour of the light theme: the bar at the top of every email. */
export const accent = readAccent(readFileSync(stylesheet, 'utf8'))

function readAccent(css: string): string {
  const [, colour] = /--accent:\s*(#[\da-f]{6});/i.exec(css) ?? []
  if (!colour) {
    throw new Error('content/colours.css must define --accent as six digits, such as "#c9330f".')
  }
  return colour
}
