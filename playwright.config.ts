import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './e2e/chromium.ts'
import { installed } from './e2e/engines/installed.ts'
import type { EngineTestOptions } from './e2e/engines/test.ts'
import { dataDirectory, deskOrigin, port } from './e2e/service.ts'
import type { JourneyOptions } from './e2e/test.ts'

const origin = `http://localhost:${port}`
const engineTests = 'e2e/engines'

const otherEngines = (['firefox', 'webkit'] as const).flatMap((engine) => {
  if (installed[engine]) return { name: engine, testDir: engineTests, use: { engine } }
  // The workers read this file as well.
  if (!process.env.TEST_WORKER_INDEX) {
    console.warn(`SKIPPED: the journeys in ${engine}, which this machine lacks (docs/browsers.md).`)
  }
  return []
})

export default defineConfig<JourneyOptions, EngineTestOptions>({
  testDir: 'e2e',
  // Emptied at each start; other tests leave their results beside it.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: !!process.env.CI,
  // One picture for every Chromium: text is drawn a little differently, never laid out so.
  snapshotPathTemplate: '{testDir}/looks/{arg}-{projectName}{ext}',
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.005, threshold: 0.3 } },
  // Nothing is tried again to pass. With ten busy processes beside it, a machine of two cores takes
  // several times as long for everything; waiting longer costs nothing where it is not needed.
  retries: 0,
  timeout: 120_000,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: origin,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findChromium(), args: chromiumArguments },
  },
  // Every journey runs on a phone in dark and on a desktop in light; what depends on neither, once.
  projects: [
    {
      name: 'phone',
      grepInvert: /@once/,
      testIgnore: `**/${engineTests}/**`,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, chosenTheme: 'dark' },
    },
    {
      name: 'desktop',
      testIgnore: `**/${engineTests}/**`,
      use: { viewport: { width: 1440, height: 900 } },
    },
    ...otherEngines,
  ],
  webServer: {
    // All visitors of the tests share one connection, and one run sends more than a company gets in a week.
    command: 'node enquiry-service/testing/unlimited-service.ts',
    url: origin,
    env: {
      PORT: String(port),
      DESK_PORT: new URL(deskOrigin).port,
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
      // The tests play the proxy that ends TLS (e2e/security.spec.ts).
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  },
})
