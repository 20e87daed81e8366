import { basename } from 'node:path'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { company } from '../content/company.ts'
import { interactionDirective } from './integrations/interaction-directive.ts'
import { renderBundle } from './integrations/render-bundle.ts'

const service = `http://localhost:${process.env.PORT ?? '8080'}`

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
    // In development the service answers beside the site, as it does in production.
    server: { proxy: { '/send-mail': service, '/country': service } },
    define: {
      'import.meta.env.LANGUAGE_DETECTION': JSON.stringify(company.languageDetection),
    },
    css: {
      modules: {
        // `Rows-title` reads well in the inspector and compresses better than hashes; component
        // names are unique, and website/class-names.test.ts keeps them so.
        generateScopedName: (name, file) => `${basename(file).split('.')[0] ?? ''}-${name}`,
      },
    },
    build: {
      // Pictures stay files, whatever their size: inlined ones would weigh on every page. Small
      // scripts are inlined as ever, so that a page loads no script file before interaction.
      assetsInlineLimit: (file) => (/\.(avif|webp|jpg|woff2)$/.test(file) ? false : undefined),
    },
  },
})
