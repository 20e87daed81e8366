import { test as base, expect } from '@playwright/test'
import type { EngineBrowser, EngineOptions } from './engine-browser.ts'
import { startFirefox } from './firefox.ts'
import { installed, type Engine } from './installed.ts'
import { openLine, type Line } from './line.ts'
import { visitorAt, type Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

/** Set by a project or a test file. */
export interface EngineTestOptions extends EngineOptions {
  engine: Engine
}

interface Fixtures {
  line: Line
  /** A visitor with a desktop browser. */
  visitor: Visitor
}

/**
 * Playwright's runner without its browsers: each test of `e2e/engines` runs in Firefox and WebKit.
 */
export const test = base.extend<Fixtures, EngineTestOptions & { started: EngineBrowser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  runsScript: [true, { option: true, scope: 'worker' }],
  prefersCalm: [false, { option: true, scope: 'worker' }],
  started: [
    async ({ engine, runsScript, prefersCalm }, use) => {
      const browser = await start(engine, { runsScript, prefersCalm })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
  line: async ({}, use) => {
    const line = await openLine()
    await use(line)
    await line.close()
  },
  visitor: async ({ started, line }, use) => {
    await started.resize(1440, 900)
    await use(visitorAt(started, line.origin))
    // Leaves the page, so that it makes no more requests to the closed proxy.
    await started.open('about:blank')
  },
})

/** Repeats a check until it passes: engines differ in timing. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  await expect(check).toPass({ timeout: 30_000 })
}

function start(engine: Engine, options: EngineOptions): Promise<EngineBrowser> {
  if (engine === 'firefox' && installed.firefox) return startFirefox(installed.firefox, options)
  if (engine === 'webkit' && installed.webkit) return startWebKit(installed.webkit, options)
  throw new Error(`This machine has no ${engine}`)
}

export { expect }
