import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, Key } from 'selenium-webdriver'
import { freePort } from '@site/service/testing/free-port.ts'
import type { EngineBrowser, EngineOptions } from './engine-browser.ts'

const keys = { Escape: Key.ESCAPE, Tab: Key.TAB }

/** Drives WebKitGTK's MiniBrowser with WebDriver, on a virtual screen. */
export async function startWebKit(
  paths: { driver: string; browser: string; screen: string },
  { javaScriptEnabled = true, reducedMotion = false }: EngineOptions,
): Promise<EngineBrowser> {
  const screen = await startScreen(paths.screen)
  const port = await freePort()
  const driverProcess = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      // Its sandbox does not start as root or in a container; it only visits our own site.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      XDG_CONFIG_HOME: desktopSettings(reducedMotion),
    },
  })
  await listening(port)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: paths.browser,
          // Disables only the page's script, not the driver's. <noscript> and `scripting: none`
          // still see a browser with script.
          args: [
            '--automation',
            ...(javaScriptEnabled ? [] : ['--enable-javascript-markup=false']),
          ],
        },
      }),
    )
    .build()

  // The page process of WebKitGTK 2.50 crashes about every second time when a page is left right
  // after the driver has typed into it, and never after two seconds.
  let typedAt = 0
  const leave = async (navigate: () => Promise<void>) => {
    const rest = typedAt + 2000 - Date.now()
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    await navigate()
  }

  return {
    open: (url) => leave(() => driver.get(url)),
    evaluate: (pageFunction, ...given) =>
      driver.executeScript(`return (${String(pageFunction)})(...arguments)`, ...given),
    clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    moveTo: (x, y) => driver.actions().move({ x, y }).perform(),
    type: async (text) => {
      await driver.actions().sendKeys(text).perform()
      typedAt = Date.now()
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    back: () => leave(() => driver.navigate().back()),
    reload: () => leave(() => driver.navigate().refresh()),
    resize: async (width, height) => {
      const window = driver.manage().window()
      await window.setRect({ x: 0, y: 0, width, height })
      // Adds the height of the window's own bars.
      const inner = await driver.executeScript<number>('return innerHeight')
      await window.setRect({ x: 0, y: 0, width, height: 2 * height - inner })
    },
    close: async () => {
      await driver.quit()
      await end(driverProcess)
      await end(screen.process)
    },
  }
}

/** GTK derives reduced motion from its setting for animations. */
function desktopSettings(reducedMotion: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-settings-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  const animations = reducedMotion ? 0 : 1
  writeFileSync(
    join(folder, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${animations}\n`,
  )
  return folder
}

async function startScreen(path: string): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn(
    path,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const [number] = (await once(process.stdio[3] ?? process, 'data')) as [Buffer]
  return { display: `:${number.toString().trim()}`, process }
}

async function listening(port: number): Promise<void> {
  const deadline = Date.now() + 10_000
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const exit = once(process, 'exit')
  process.kill()
  await exit
}
