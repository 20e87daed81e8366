import { defineConfig, type PlaywrightTestOptions } from '@playwright/test'
import { chromiumArguments, findChromium } from './e2e/chromium.ts'
import { dataDirectory, port } from './e2e/service.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const origin = `http://localhost:${port}`

/** Every journey runs on a phone and on a desktop, the one in dark, the other in light. */
const project = (
  name: string,
  viewport: PlaywrightTestOptions['viewport'],
  theme: 'light' | 'dark',
) => ({
  name,
  use: {
    viewport,
    hasTouch: viewport === phone,
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'theme-storage', value: theme }] }],
    },
  },
})

export default defineConfig({
  testDir: 'e2e',
  // Emptied at each start; other tests leave their results beside it.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // One picture for every Chromium: text is drawn a little differently, never laid out so.
  snapshotPathTemplate: '{testDir}/looks/{arg}-{projectName}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.02, threshold: 0.3 } },
  // A loaded build machine may cost a journey its time; a second failure is one.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: origin,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await findChromium(), args: chromiumArguments },
  },
  projects: [project('phone', phone, 'dark'), project('desktop', desktop, 'light')],
  webServer: {
    command: 'node enquiry-service/main.js',
    url: origin,
    env: {
      PORT: String(port),
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
      // The tests play the proxy that ends TLS (e2e/security.spec.ts).
      TRUSTED_PROXIES: '127.0.0.1,::1',
      // All visitors of the tests share one connection.
      RATE_SOFT: '1000',
      RATE_HARD: '1000',
    },
  },
})
