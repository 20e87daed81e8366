import type { Themes } from '../src/styles/parse-themes.ts'
import type { CardContent } from './card-content.ts'
import type { Drawing } from './drawing.ts'
import { filmCard } from './film-card.ts'
import { openingCard } from './opening-card.ts'
import type { TypeSetter } from './type-setter.ts'

/** Draws a card in the light theme: its page's first screen in small. */
export function drawCard(content: CardContent, themes: Themes, setter: TypeSetter): Drawing {
  const { band } = content
  return band === undefined
    ? openingCard(content, themes.light, setter)
    : filmCard({ ...content, band }, themes.light, setter)
}
