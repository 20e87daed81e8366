import type { AstroIntegration } from 'astro'
import { rewritePages } from './rewrite-pages.ts'

/** What Astro writes beside the first island of a page. */
const islandStyles = /<style>astro-island[^<]*<\/style>/

/** Moves the style of islands from the body, where HTML does not allow it, into the head. */
export function islandStylesInHead(): AstroIntegration {
  return {
    name: 'island-styles',
    hooks: {
      'astro:build:done': (built) =>
        rewritePages(built, (html) => {
          const [style = ''] = islandStyles.exec(html) ?? []
          return html.replace(style, '').replace('</head>', `${style}</head>`)
        }),
    },
  }
}
