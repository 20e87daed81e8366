import { company } from '@site/company/facts/company.ts'
import { ownLogo } from '@site/brand/own-logo.ts'
import { symbol } from '@site/brand/symbol.ts'
import { symbolShapes } from '@site/brand/symbol-svg.ts'

const white = symbolShapes({ sheets: '#ffffff', summit: '#ffffff' }, ownLogo)
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${symbol.size} ${symbol.size}">${white}</svg>`
const symbolUrl = `data:image/svg+xml,${encodeURIComponent(svg)}`

interface SocialCardProps {
  heading: string
  /** Longer, so in smaller type. */
  isSentence: boolean
}

/** Social networks show it with a link: the picture of the page, with its heading on the red band. */
export function SocialCard({ heading, isSentence }: SocialCardProps) {
  return (
    <div className="card">
      <img className="picture" src="picture" />
      <div className="band">
        <h1 className={isSentence ? 'heading sentence' : 'heading'}>{heading}</h1>
        <div className="brand">
          <img className="symbol" src={symbolUrl} />
          {company.shortName}
        </div>
      </div>
    </div>
  )
}
