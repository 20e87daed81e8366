import type { Themes } from '../src/styles/parse-themes.ts'
import { cardSize } from '../src/metadata/social-card-path.ts'
import type { CardContent } from './card-content.ts'
import { brand, columnWidth, margin, svg, textBlock, titleStyle, type Drawing } from './drawing.ts'
import { setLines } from './set-lines.ts'
import type { TextStyle, TypeSetter } from './type-setter.ts'

/** Where plates begin on the page's grid. */
const columnFour = 346
const plateTop = 322
/** The number of lines that fit beside the plate. */
const noteLines = 9
const noteStyle: TextStyle = { weight: 440, tracking: 0, wordSpacing: 0 }

/** The opening of an inner page: its title, and the plate from column four to the edge. */
export function openingCard(
  content: CardContent,
  { ink, muted, accent, paper }: Themes['light'],
  setter: TypeSetter,
): Drawing {
  const { heading, note } = content
  const title = setLines(
    heading,
    { width: columnWidth, sizes: [168, 92], style: titleStyle },
    setter,
  )
  const small = setLines(
    note,
    { width: columnFour - margin - 28, sizes: Array<number>(noteLines).fill(22), style: noteStyle },
    setter,
  )
  return {
    ground: paper,
    picture: {
      left: columnFour,
      top: plateTop,
      width: cardSize.width - columnFour,
      height: cardSize.height - plateTop,
    },
    svg: svg([
      brand(content, { sheets: ink, summit: accent }, ink, setter),
      textBlock(
        title,
        {
          x: margin - title.size * 0.05,
          bottom: plateTop - (title.lines.length > 1 ? 38 : 50),
          leading: 0.95,
          fill: ink,
          style: titleStyle,
        },
        setter,
      ),
      textBlock(
        small,
        { x: margin, bottom: cardSize.height - 40, leading: 1.35, fill: muted, style: noteStyle },
        setter,
      ),
    ]),
  }
}
