import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Registers `client:interaction`, which hydrates an island on the visitor's first interaction. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'client:interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(new URL('../src/browser/interaction.ts', import.meta.url)),
        })
      },
    },
  }
}
