import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/**
 * Makes `astro build` also emit `dist/render/entry.mjs`, which exports
 * `render(request, locals)`. The enquiry service answers visitors without JavaScript
 * with it: pages marked `prerender = false` are drawn by the very components of the
 * static site, so no page exists twice.
 */
export function renderBundle(): AstroIntegration {
  return {
    name: 'render-bundle',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'render-bundle',
          // eslint-disable-next-line @typescript-eslint/no-deprecated -- without it Astro assumes the older, explicit way
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./render-entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        })
      },
    },
  }
}
