import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { rolldown } from 'rolldown'

const source = fileURLToPath(new URL('../src/browser/island.ts', import.meta.url))

/** The script as Astro would inline it into a page. */
async function islandScript(): Promise<string> {
  const bundle = await rolldown({ input: source })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  return output[0].code
}

/**
 * Replaces the script of Astro's islands by browser/island.ts in the built site. Astro's version is
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
    },
  }
}
