import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    // Most tests wait for a disk, a database or a clock rather than for a processor.
    maxWorkers: 4,
    // What is slow on a loaded machine is not wrong; speed is measured by the benchmarks.
    testTimeout: 20_000,
    exclude: ['**/node_modules/**', 'dist/**'],
  },
})
