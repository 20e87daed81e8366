import type { Company } from '@site/company/facts/define-company.ts'

/** The signal colour as tokens of both themes. */
export const signalColours = ({ band, onBand, light, dark }: Company['colours']) => `
:root {
  --band: ${band};
  --on-band: ${onBand};
  --summit-on-film: ${dark.accent};
  --accent: ${light.accent};
  --accent-text: ${light.accentText};
}
:root.dark {
  --accent: ${dark.accent};
  --accent-text: ${dark.accentText};
}
`
