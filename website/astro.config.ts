import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { company } from '../content/company.ts'
import { interactionDirective } from './integrations/interaction-directive.ts'
import { renderBundle } from './integrations/render-bundle.ts'

export default defineConfig({
  site: company.website,
  outDir: '../dist',
  trailingSlash: 'never',
  build: {
    format: 'file',
    inlineStylesheets: 'always',
    client: '../dist/site',
    server: '../dist/render',
  },
  adapter: renderBundle(),
  integrations: [react(), interactionDirective()],
  vite: {
    define: {
      'import.meta.env.LANGUAGE_DETECTION': JSON.stringify(company.languageDetection),
    },
    build: {
      // Pictures stay files, whatever their size: inlined ones would weigh on every page. Small
      // scripts are inlined as ever, so that a page loads no script file before interaction.
      assetsInlineLimit: (file) => (/\.(avif|webp|jpg|woff2)$/.test(file) ? false : undefined),
    },
  },
})
