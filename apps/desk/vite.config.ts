import { defineConfig } from 'vite'

/**
 * Builds `dist/desk/desk-pages.js`: Node runs TypeScript, but neither JSX nor imports of
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
