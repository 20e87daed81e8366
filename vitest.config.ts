import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    // Many tests wait for a clock; more workers than two would wait for the disk as well.
    maxWorkers: 2,
    // What is slow on a loaded machine is not wrong; speed is measured by the benchmarks.
    testTimeout: 20_000,
    // Stylesheets are empty in tests, except where their text is read.
    css: { include: /\?raw$/ },
    exclude: ['**/node_modules/**', 'dist/**'],
  },
})
