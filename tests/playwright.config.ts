import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium, fullChromiumLaunch } from './journeys/chromium.ts'
import { installed } from './engines/installed.ts'
import type { EngineTestOptions } from './engines/test.ts'
import { isNightly } from './journeys/nightly.ts'
import { dataDirectory, deskOrigin, port } from './journeys/service.ts'
import type { JourneyOptions } from './journeys/test.ts'

const origin = `http://localhost:${port}`
const engineTests = 'engines'

/** At night; first, and file by file, because Firefox and WebKit take seconds to start. */
const otherEngines = (['firefox', 'webkit'] as const).flatMap((engine) => {
  if (!isNightly) return []
  if (installed[engine])
    return {
      name: engine,
      testDir: `${import.meta.dirname}/${engineTests}`,
      fullyParallel: false,
      use: { engine },
    }
  warnOfSkipped(`the journeys in ${engine}`)
  return []
})
if (!fullChromiumLaunch()) warnOfSkipped('going back in a full Chromium')

function warnOfSkipped(tests: string) {
  // Workers load this file as well: warn once.
  if (process.env.TEST_WORKER_INDEX) return
  console.warn(`SKIPPED: ${tests}, which is not installed (docs/browsers.md).`)
}

export default defineConfig<JourneyOptions, EngineTestOptions>({
  testDir: import.meta.dirname,
  // Files named *.test.ts are Vitest's.
  testMatch: '**/*.spec.ts',
  // Emptied at each start; other tests write to other folders of test-results.
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // Every journey waits now and then; a third worker on two processors uses that time.
  workers: '150%',
  forbidOnly: !!process.env.CI,
  // One screenshot for every version of Chromium: they render text slightly differently, but with the
  // same layout.
  snapshotPathTemplate: '{testDir}/journeys/looks/{arg}-{projectName}{ext}',
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.005, threshold: 0.3 } },
  // No retries, which would hide flaky tests. The timeouts are long because a busy machine of two cores
  // needs several times as long; they cost nothing unless they are reached.
  retries: 0,
  timeout: 240_000,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: origin,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findChromium(), args: chromiumArguments },
  },
  // Every journey runs on a desktop in light; those that depend on screen or theme run on a phone in dark
  // as well.
  projects: [
    ...otherEngines,
    {
      name: 'phone',
      grep: /@both/,
      testIgnore: `**/${engineTests}/**`,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, chosenTheme: 'dark' },
    },
    {
      name: 'desktop',
      testIgnore: `**/${engineTests}/**`,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    // Without rate limits: all visitors of the tests share one connection.
    command: 'node apps/service/testing/unlimited-service.ts',
    cwd: '..',
    url: origin,
    env: {
      PORT: String(port),
      DESK_PORT: new URL(deskOrigin).port,
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
    },
  },
})
