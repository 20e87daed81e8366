import { defineConfig } from 'vite'

/**
 * Makes `dist/desk/desk-pages.js` of the desk's pages: Node runs TypeScript, but neither JSX nor imports of
 * stylesheets. Packages stay imports.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'pages/desk-pages.tsx',
    outDir: '../../dist/desk',
    emptyOutDir: true,
  },
})
