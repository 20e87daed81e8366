import type { Themes } from '../src/styles/parse-themes.ts'
import { cardSize } from '../src/metadata/social-card-path.ts'
import type { CardContent } from './card-content.ts'
import {
  brand,
  columnWidth,
  margin,
  rectangle,
  svg,
  textBlock,
  titleStyle,
  type Drawing,
} from './drawing.ts'
import { setLines } from './set-lines.ts'
import type { TextStyle, TypeSetter } from './type-setter.ts'

const everywhere = { left: 0, top: 0, ...cardSize }
const bandTop = 512
const bandWidth = margin + columnWidth * 0.8
const bandStyle: TextStyle = { weight: 580, tracking: -0.022, wordSpacing: 0.09 }
const white = '#ffffff'

/** The page's scrims, a little stronger, so that white text is readable on the brightest snow. */
const scrims = [
  '<defs><linearGradient id="top" x2="0" y2="1">',
  '<stop stop-color="#0b111a" stop-opacity=".5"/>',
  '<stop offset=".3" stop-color="#0b111a" stop-opacity="0"/></linearGradient>',
  '<linearGradient id="bottom" y1="1" x2="0" y2="0">',
  '<stop offset=".12" stop-color="#0e1a2a" stop-opacity=".72"/>',
  '<stop offset=".68" stop-color="#0e1a2a" stop-opacity="0"/></linearGradient></defs>',
  rectangle(everywhere, 'url(#top)'),
  rectangle(everywhere, 'url(#bottom)'),
].join('')

/** The first screen of the home page: the film's first frame with tagline and band. */
export function filmCard(
  content: CardContent & { band: string },
  { band: red, 'film-ground': ground }: Themes['light'],
  setter: TypeSetter,
): Drawing {
  const { heading, band } = content
  const tagline = setLines(
    heading,
    { width: columnWidth, sizes: [124, 104], style: titleStyle },
    setter,
  )
  const words = setLines(
    band.toUpperCase(),
    { width: bandWidth - margin - 40, sizes: [40], style: bandStyle },
    setter,
  )
  return {
    ground,
    picture: everywhere,
    svg: svg([
      scrims,
      rectangle(
        { left: 0, top: bandTop, width: bandWidth, height: cardSize.height - bandTop },
        red,
      ),
      brand(content, { sheets: white, summit: white }, white, setter),
      textBlock(
        tagline,
        {
          x: margin - tagline.size * 0.04,
          bottom: bandTop - 44,
          leading: 0.96,
          fill: white,
          style: titleStyle,
        },
        setter,
      ),
      textBlock(
        words,
        { x: margin, bottom: bandTop + 73, leading: 1.1, fill: white, style: bandStyle },
        setter,
      ),
    ]),
  }
}
