import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { rolldown } from 'rolldown'
import { rewritePages } from './rewrite-pages.ts'

const source = fileURLToPath(new URL('../src/browser/island.ts', import.meta.url))

/** The script as Astro would inline it into a page. */
async function islandScript(): Promise<string> {
  const bundle = await rolldown({ input: source })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  return output[0].code
}

/** What browser/island.ts does not read. Astro makes `uid` from the folder in which a site is built. */
const unreadAttributes = / (?:uid="[^"]*"|client="[^"]*"|opts="[^"]*"|await-children)(?=[ >])/g

/**
 * Replaces the script of Astro's islands by browser/island.ts in the built site, and takes from their
 * tags what it does not read: pages then are the same bytes wherever they are built. Astro's version is
 * pinned, and the form's journeys (e2e/enquiry.spec.ts) fail if the two no longer fit.
 */
export function smallIsland(): AstroIntegration {
  return {
    name: 'small-island',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'small-island',
                load: {
                  filter: { id: /\/runtime\/server\/astro-island\.prebuilt\.js$/ },
                  handler: async () => `export default ${JSON.stringify(await islandScript())}`,
                },
              },
            ],
          },
        })
      },
      'astro:build:done': (built) =>
        rewritePages(built, (html) =>
          html
            .replace(/<astro-island [^>]*>/g, (tag) => tag.replace(unreadAttributes, ''))
            .replaceAll('<!--astro:end-->', '')
            // The directive's script and the island's become one, with one hash in the policy.
            .replaceAll('</script><script>', ''),
        ),
    },
  }
}
