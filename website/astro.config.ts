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
})
