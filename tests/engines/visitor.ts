import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { FormValues } from '@site/enquiry/fields.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { filledFields } from '../journeys/enquiry-form.ts'
import type { EngineBrowser } from './engine-browser.ts'
import { findPlace, type Target } from './find-place.ts'

/**
 * A visitor: finds things by name, clicks, types and reads. What is seen or read is undefined while
 * one page is being left for another. Forms are those of the panel if it is open, otherwise of the page.
 */
export interface Visitor extends Omit<EngineBrowser, 'close'> {
  /** Opens a path of the site. */
  open(path: string): Promise<unknown>
  sees(target: Target): Promise<boolean | undefined>
  click(target: Target): Promise<void>
  /** Types into the field with this label. */
  fill(label: string, text: string): Promise<void>
  /** Chooses an option of the select with this `name`, by its value. */
  choose(name: string, option: string): Promise<void>
  /** Fills in the enquiry form. */
  fillInForm(locale: Locale, values: FormValues): Promise<void>
  /** Waits until the form is hydrated; before that the browser posts it. */
  waitForHydration(): Promise<void>
  /** Whether the text is visible on the page. */
  reads(words: string): Promise<boolean | undefined>
  /** The path of the current address. */
  path(): Promise<string | undefined>
  /** The value of the control with this `name`. */
  value(name: string): Promise<string | undefined>
  /** Whether the panel is open. */
  isPanelOpen(): Promise<boolean | undefined>
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
  const fill = async (label: string, text: string) => {
    await click({ kind: 'field', name: label })
    await browser.type(text)
  }
  // The drivers cannot open the list of a select.
  const choose = (name: string, option: string) =>
    browser.evaluate(
      (wanted, value) => {
        const scope = document.querySelector('dialog[open]') ?? document
        const select = scope.querySelector<HTMLSelectElement>(`select[name="${wanted}"]`)
        if (!select) throw new Error(`The form has no select "${wanted}".`)
        select.value = value
        select.dispatchEvent(new Event('input', { bubbles: true }))
        select.dispatchEvent(new Event('change', { bubbles: true }))
      },
      name,
      option,
    )
  const isPanelOpen = () => browser.evaluate(() => document.querySelector('dialog')?.open)
  return {
    ...browser,
    open: (path) => browser.open(origin + path),
    sees: (target) => leaving(browser.evaluate(findPlace, target).then((place) => place !== null)),
    click,
    fill,
    choose,
    fillInForm: async (locale, values) => {
      const isInPanel = await isPanelOpen()
      for (const { name, kind, value, label, panelLabel } of filledFields(locale, values)) {
        if (kind === 'select') await choose(name, value)
        else await fill(isInPanel ? panelLabel : label, value)
      }
    },
    waitForHydration: () =>
      expect
        .poll(() =>
          browser.evaluate(() => {
            const scope = document.querySelector('dialog[open]') ?? document
            return scope.querySelector('form')?.hasAttribute('data-hydrated')
          }),
        )
        .toBe(true),
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
    isPanelOpen: () => leaving(isPanelOpen()),
  }
}

/** Drivers cannot read a page that is being left. */
const leaving = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch(() => undefined)
