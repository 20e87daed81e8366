import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'

/** What Astro writes beside the first island of a page. */
const islandStyles = /<style>astro-island[^<]*<\/style>/

/** Moves the style of islands from the body, where HTML does not allow it, into the head. */
export function islandStylesInHead(): AstroIntegration {
  return {
    name: 'island-styles',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        for (const { pathname } of pages) {
          const file = new URL(pathname === '' ? 'index.html' : `${pathname}.html`, dir)
          const html = await readFile(file, 'utf8')
          const [style = ''] = islandStyles.exec(html) ?? []
          await writeFile(file, html.replace(style, '').replace('</head>', `${style}</head>`))
        }
      },
    },
  }
}
