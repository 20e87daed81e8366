import { company } from '../../../company/company.ts'
import { ownLogo } from '../identity/own-logo.ts'
import { symbol } from '../identity/symbol.ts'
import { symbolShapes, type SymbolColours } from '../identity/symbol-svg.ts'
import { themes } from '../styles/themes.ts'
import type { CardContent } from './card-content.ts'

interface SocialCardProps extends CardContent {
  /** The first screen of the home page with the film and its band, or the opening of another page. */
  kind: 'film' | 'opening'
  /** The font sizes of the texts in pixels, as large as they fit. */
  sizes: Record<keyof CardContent, number>
}

const { ink, accent } = themes.light
const symbols = {
  film: symbolAddress({ sheets: '#ffffff', summit: '#ffffff' }),
  opening: symbolAddress({ sheets: ink, summit: accent }),
}

/** The picture that social networks show beside a link: its page's first screen in the light theme. */
export function SocialCard({ kind, heading, note, sizes }: SocialCardProps) {
  return (
    <div className={`card ${kind}`}>
      <img className="picture" src="picture" />
      <div className="scrim" />
      <div className="brand">
        <img className="symbol" src={symbols[kind]} />
        {company.shortName}
      </div>
      <h1 className="heading" style={{ fontSize: sizes.heading }}>
        {heading}
      </h1>
      <div className="note" style={{ fontSize: sizes.note }}>
        {note}
      </div>
    </div>
  )
}

function symbolAddress(colours: SymbolColours): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${symbol.size} ${symbol.size}">${symbolShapes(colours, ownLogo)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
