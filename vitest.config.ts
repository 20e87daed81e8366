import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    // Many tests wait for a clock or a process: four workers keep two processors busy.
    maxWorkers: 4,
    // A process for each file would cost a seventh more time.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    // Generous, because loaded machines are slow; the benchmarks measure speed.
    testTimeout: 60_000,
    // Stylesheets are empty in tests, except where their text is imported.
    css: { include: /\?raw$/ },
    exclude: ['**/node_modules/**', 'dist/**', 'tools/artwork/**'],
  },
})
