import type { SVGProps } from 'react'

const paths = {
  'arrow-down': 'M12 3v17M5 13l7 7 7-7',
  'arrow-right': 'M3 12h17M13 5l7 7-7 7',
  'arrow-up-right': 'M6 18 18 6M8 6h10v10',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3 8h18M3 16h18',
  moon: 'M20 14.2A8.4 8.4 0 0 1 9.8 4a8.4 8.4 0 1 0 10.2 10.2Z',
  pause: 'M9 5.5v13M15 5.5v13',
  play: 'M8 5.5v13l10.5-6.5Z',
  sun: 'M12 3v2.2M12 18.8V21M3 12h2.2M18.8 12H21M5.6 5.6l1.6 1.6M16.8 16.8l1.6 1.6M18.4 5.6l-1.6 1.6M7.2 16.8l-1.6 1.6M12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Z',
} as const

export type IconName = keyof typeof paths

interface IconProps extends SVGProps<SVGSVGElement> {
  name: IconName
}

/** A line icon in the colour of the text. Always decorative: controls have a text as well. */
export function Icon({ name, ...svg }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      {...svg}
    >
      <path d={paths[name]} />
    </svg>
  )
}
