import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first sign that the visitor wants it (browser/interaction.ts). */
    'client:interaction'?: boolean
  }
}
