import { defineConfig } from 'vitest/config'

/** A minute or two each: they run at night and with `npm run test:faults`, so that a change is judged in minutes. */
const longTests = [
  'tests/built-site/longer-texts.test.ts',
  'tests/faults/{desk-load,flood,hostile-forms,many-connections,soak,unread-responses}.test.ts',
]
const isNightly = Boolean(process.env.NIGHTLY ?? process.env.FAULT_ROUNDS)

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
    exclude: ['**/node_modules/**', 'dist/**', 'tools/artwork/**', ...(isNightly ? [] : longTests)],
  },
})
