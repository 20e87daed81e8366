import { setTimeout } from 'node:timers/promises'
import type { EngineBrowser } from './engine-browser.ts'
import { findPlace, type Target } from './find-place.ts'

/**
 * A visitor: finds things by name, clicks, types and reads. What is seen or read is undefined while
 * one page is being left for another.
 */
export interface Visitor extends Omit<EngineBrowser, 'close'> {
  /** Opens a path of the site. */
  open(path: string): Promise<unknown>
  sees(target: Target): Promise<boolean | undefined>
  click(target: Target): Promise<void>
  fill(name: string, text: string): Promise<void>
  /** Whether the text is visible on the page. */
  reads(words: string): Promise<boolean | undefined>
  /** The path of the current address. */
  path(): Promise<string | undefined>
  /** The value of the control with this `name`, in the panel if it is open. */
  value(name: string): Promise<string | undefined>
}

export function visitorAt(browser: EngineBrowser, origin: string): Visitor {
  // WebKit's driver returns from opening a page before the page's script has run.
  const find = async (target: Target) => {
    const deadline = Date.now() + 10_000
    for (;;) {
      const place = await browser.evaluate(findPlace, target)
      if (place) return place
      if (Date.now() > deadline) throw new Error(`Found no ${target.kind} "${target.name}"`)
      await setTimeout(50)
    }
  }
  const findAtRest = async (target: Target) => {
    let place = await find(target)
    for (;;) {
      const { x, y } = place
      await setTimeout(50)
      place = await find(target)
      // As Playwright does: a place that still moves would be missed.
      if (place.x === x && place.y === y) return place
    }
  }
  const click = async (target: Target) => {
    const { x, y } = await findAtRest(target)
    await browser.clickAt(x, y)
  }
  return {
    ...browser,
    open: (path) => browser.open(origin + path),
    sees: (target) => leaving(browser.evaluate(findPlace, target).then((place) => place !== null)),
    click,
    fill: async (name, text) => {
      await click({ kind: 'field', name })
      await browser.type(text)
    },
    reads: (words) =>
      leaving(browser.evaluate((text) => document.body.innerText.includes(text), words)),
    path: () => leaving(browser.evaluate(() => location.pathname)),
    value: (name) =>
      leaving(
        browser.evaluate((wanted) => {
          const scope = document.querySelector('dialog[open]') ?? document
          return scope.querySelector<HTMLInputElement>(`[name="${wanted}"]`)?.value
        }, name),
      ),
  }
}

/** Drivers refuse to look at a page that is being left. */
const leaving = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch(() => undefined)
