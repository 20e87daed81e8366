import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const page = (name: string) =>
  fileURLToPath(new URL(`../src/catalogue/${name}.astro`, import.meta.url))

/**
 * Shows every component in its states and in both themes at `/catalogue`, in development only.
 */
export function catalogue(): AstroIntegration {
  return {
    name: 'catalogue',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return
        injectRoute({ pattern: '/catalogue', entrypoint: page('BothThemes') })
        injectRoute({ pattern: '/catalogue/components', entrypoint: page('AllComponents') })
      },
    },
  }
}
