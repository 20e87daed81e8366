import { defineConfig } from 'vite'

/**
 * Builds `dist/desk/desk-pages.js`: Node runs TypeScript, but neither JSX nor imports of stylesheets.
 */
export default defineConfig({
  root: import.meta.dirname,
  // The service installs neither React nor what else only these pages use.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'desk-pages.ts',
    outDir: '../../dist/desk',
    emptyOutDir: true,
  },
})
