import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first interaction (browser/interaction.ts). */
    'client:interaction'?: boolean
  }
}
