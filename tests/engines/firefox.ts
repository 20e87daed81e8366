import puppeteer from 'puppeteer-core'
import type { EngineBrowser, EngineOptions } from './engine-browser.ts'

/** Drives Firefox with WebDriver BiDi, which it supports natively. */
export async function startFirefox(
  path: string,
  { javaScriptEnabled = true, reducedMotion = false }: EngineOptions,
): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    extraPrefsFirefox: {
      'javascript.enabled': javaScriptEnabled,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    },
  })
  const page = await browser.newPage()

  return {
    open: (url) => page.goto(url).catch(ignoreAborted),
    evaluate: (pageFunction, ...given) => page.evaluate(pageFunction as never, ...given),
    clickAt: (x, y) => page.mouse.click(x, y),
    moveTo: (x, y) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // `goBack` waits for a load event, which a page from the back/forward cache does not have.
    back: () =>
      page.evaluate(() => {
        history.back()
      }),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf({ format: 'A4' }),
    close: () => browser.close(),
  }
}

/** A page in another language than the chosen one leaves for its translation before it has loaded. */
function ignoreAborted(error: Error) {
  if (!error.message.includes('NS_BINDING_ABORTED')) throw error
}
