import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    // Many tests wait for timers; with more than two workers they also wait for the disk.
    maxWorkers: 2,
    // Generous, because loaded machines are slow; the benchmarks measure speed.
    testTimeout: 20_000,
    // Stylesheets are empty in tests, except where their text is imported.
    css: { include: /\?raw$/ },
    exclude: ['**/node_modules/**', 'dist/**'],
  },
})
