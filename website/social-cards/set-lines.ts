import type { TextStyle, TypeSetter } from './type-setter.ts'

interface Column {
  /** In pixels. */
  width: number
  /** The largest size for one line, for two lines and so on. */
  sizes: number[]
  style: TextStyle
}

export interface Lines {
  size: number
  lines: string[]
}

const smallestSize = 20

/** Sets a text as large as its column allows, on as many lines as make it largest. */
export function setLines(text: string, { width, sizes, style }: Column, setter: TypeSetter): Lines {
  const attempts = sizes.flatMap((largest, index): Lines[] => {
    for (let size = largest; size >= smallestSize; size -= 2) {
      const lines = breakLines(text, (line) => setter.measure(line, style) * size <= width)
      if (lines && lines.length <= index + 1) return [{ size, lines }]
    }
    return []
  })
  const [largest] = attempts.sort((a, b) => b.size - a.size)
  if (!largest) throw new Error(`"${text}" does not fit on a social card; shorten it.`)
  return largest
}

/** Breaks a text between words, filling each line; undefined when a single word does not fit. */
function breakLines(text: string, fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (fits(longer)) lines.splice(-1, 1, longer)
    else if (fits(word)) lines.push(word)
    else return undefined
  }
  return lines
}
