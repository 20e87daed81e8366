import { setTimeout } from 'node:timers/promises'
import type { EngineBrowser } from './engine-browser.ts'
import { findPlace, type Sought } from './find-place.ts'

/** A visitor: finds things by name, clicks, types and reads. */
export interface Visitor extends Omit<EngineBrowser, 'close'> {
  /** Opens a path of the site. */
  open(path: string): Promise<unknown>
  sees(sought: Sought): Promise<boolean>
  click(sought: Sought): Promise<void>
  fill(name: string, text: string): Promise<void>
  /** Whether the text is visible on the page. */
  reads(words: string): Promise<boolean>
  /** The path of the current address. */
  path(): Promise<string>
  /** The value of the control with this `name`, in the panel if it is open. */
  value(name: string): Promise<string | undefined>
}

export function visitorAt(browser: EngineBrowser, origin: string): Visitor {
  // WebKit's driver returns from opening a page before the page's script has run.
  const find = async (sought: Sought) => {
    const deadline = Date.now() + 10_000
    for (;;) {
      const place = await browser.ask(findPlace, sought)
      if (place) return place
      if (Date.now() > deadline) throw new Error(`Found no ${sought.kind} "${sought.name}"`)
      await setTimeout(50)
    }
  }
  const click = async (sought: Sought) => {
    let place = await find(sought)
    for (;;) {
      const { x, y } = place
      await setTimeout(50)
      place = await find(sought)
      // As Playwright does: a place that still moves would be missed.
      if (place.x === x && place.y === y) return browser.clickAt(x, y)
    }
  }
  return {
    ...browser,
    open: (path) => browser.open(origin + path),
    sees: async (sought) => (await browser.ask(findPlace, sought)) !== null,
    click,
    fill: async (name, text) => {
      await click({ kind: 'field', name })
      await browser.type(text)
    },
    reads: (words) => browser.ask((text) => document.body.innerText.includes(text), words),
    path: () => browser.ask(() => location.pathname),
    value: (name) =>
      browser.ask((wanted) => {
        const scope = document.querySelector('dialog[open]') ?? document
        return scope.querySelector<HTMLInputElement>(`[name="${wanted}"]`)?.value
      }, name),
  }
}
