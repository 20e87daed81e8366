import { defineConfig } from 'vite'

/** Builds `dist/desk/desk-pages.js`, because Node runs TypeScript, but no JSX. */
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
