import { test as base, expect } from '@playwright/test'
import { startProxy, type Proxy } from '../journeys/proxy.ts'
import type { EngineBrowser, EngineOptions } from './engine-browser.ts'
import { startFirefox } from './firefox.ts'
import { installed, type Engine } from './installed.ts'
import { visitorAt, type Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

/** Set by a project or a test file. */
export interface EngineTestOptions {
  engine: Engine
  engineOptions: EngineOptions
}

interface Fixtures {
  serviceProxy: Proxy
  /** A visitor with a desktop browser. */
  visitor: Visitor
}

/**
 * Playwright's runner without its browsers: each test of `tests/engines` runs in Firefox and WebKit.
 */
export const test = base.extend<Fixtures, EngineTestOptions & { started: EngineBrowser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  engineOptions: [{}, { option: true, scope: 'worker' }],
  started: [
    async ({ engine, engineOptions }, use) => {
      const browser = await start(engine, engineOptions)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
  serviceProxy: async ({}, use) => {
    const proxy = await startProxy()
    await use(proxy)
    await proxy.close()
  },
  visitor: async ({ started, serviceProxy }, use) => {
    await started.resize(1440, 900)
    await use(visitorAt(started, serviceProxy.origin))
    // Leaves the page, so that it makes no more requests to the closed proxy.
    await started.open('about:blank')
  },
})

function start(engine: Engine, options: EngineOptions): Promise<EngineBrowser> {
  if (engine === 'firefox' && installed.firefox) return startFirefox(installed.firefox, options)
  if (engine === 'webkit' && installed.webkit) return startWebKit(installed.webkit, options)
  throw new Error(`This machine has no ${engine}`)
}

export { expect }
