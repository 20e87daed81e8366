import type { AstroIntegration } from 'astro'
import { rewritePages } from './rewrite-pages.ts'

/** What Astro writes beside the first island of a page. */
const islandStyles = /<style>(astro-island[^<]*)<\/style>/

/**
 * Moves the style of islands from the body, where HTML does not allow it, into the page's own in the
 * head: the policy names each by its hash, in a header that has to fit into the first round trip.
 */
export function islandStylesInHead(): AstroIntegration {
  return {
    name: 'island-styles',
    hooks: {
      'astro:build:done': (built) =>
        rewritePages(built, (html) => {
          const [style = '', rules = ''] = islandStyles.exec(html) ?? []
          return html.replace(style, '').replace('</style>', `${rules}</style>`)
        }),
    },
  }
}
