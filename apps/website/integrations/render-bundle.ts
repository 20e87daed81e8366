import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Makes `astro build` emit `dist/render/entry.mjs`, by which the service renders pages too (decision 6). */
export function renderBundle(): AstroIntegration {
  return {
    name: 'render-bundle',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // In development, bundling all dependencies would fail: that server cannot run CommonJS.
        if (command !== 'build') return
        updateConfig({ vite: { ssr: { noExternal: true, external: ['sharp'] } } })
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'render-bundle',
          // eslint-disable-next-line @typescript-eslint/no-deprecated -- without it Astro assumes the older `explicit`
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
