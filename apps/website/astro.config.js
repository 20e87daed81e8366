// @ts-check
import { basename } from 'node:path'
import process from 'node:process'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { DevEnvironment } from 'vite'
import { signalColours } from '@site/brand/signal-colours.ts'
import { company } from '@site/company/facts/company.ts'
import { renderBundle } from './integrations/render-bundle.ts'
import { ownPictures } from './own-pictures/make-own-pictures.ts'

/** Keeps the `Host` header, because the service compares it with the origin of a post. */
const service = {
  target: `http://localhost:${process.env.PORT ?? '8080'}`,
  changeOrigin: false,
}

export default defineConfig({
  site: company.website,
  outDir: '../../dist',
  trailingSlash: 'never',
  build: {
    format: 'file',
    inlineStylesheets: 'always',
    client: './site',
    server: './render',
  },
  adapter: renderBundle(),
  integrations: [ownPictures(company), react()],
  vite: {
    plugins: [
      {
        // In the one stylesheet of a page: another costs bytes of the first round trip.
        name: 'signal-colours',
        enforce: 'pre',
        transform: (css, id) =>
          id.endsWith('/brand/tokens.css') ? signalColours(company.colours) + css : undefined,
      },
      {
        // Every page contains the styles of the form already; those of its script would be there twice.
        name: 'styles-of-pages-only',
        applyToEnvironment: ({ name }) => name === 'client',
        generateBundle: {
          order: 'pre',
          handler(_, bundle) {
            for (const [name, file] of Object.entries(bundle)) {
              if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
              else if (name.endsWith('.css')) delete bundle[name]
            }
          },
        },
      },
    ],
    // In development the service has the site's origin, as in production.
    server: { proxy: { '/send-mail': service, '/country': service } },
    define: {
      'import.meta.env.LANGUAGE_DETECTION': JSON.stringify(company.languageDetection),
    },
    // For the functions that are inlined as text (inlineCall): Astro minifies only what browsers load.
    environments: {
      prerender: {
        build: { rolldownOptions: { output: { minify: true } } },
        // Not needed there: Astro renders all pages with its other environment, but would load this one as well.
        dev: {
          createEnvironment: (name, config) => new DevEnvironment(name, config, { hot: false }),
        },
      },
    },
    css: {
      modules: {
        // `Rows-title` is readable in the inspector and compresses better than a hash. The names of
        // stylesheets are unique (tests/built-site/class-names.test.ts).
        generateScopedName: (name, file) => `${basename(file).split('.')[0] ?? ''}-${name}`,
      },
    },
    build: {
      // Browsers of the last five years (docs/browsers.md): flattens nested CSS, among other things.
      target: ['chrome96', 'edge96', 'firefox94', 'safari15'],
      // The licences of the scripts that visitors download; the typeface's is in public/.
      license: { fileName: 'licences.md' },
      // Pages load no script files before an interaction, so all scripts are inlined but those of the form. Pictures and the font are never inlined: they would add to every page.
      assetsInlineLimit: (file, content) => {
        if (/\.(avif|webp|jpe?g|woff2)$/.test(file)) return false
        return file.endsWith('.js') ? content.length < 20_000 : undefined
      },
    },
  },
})
