import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

declare const axe: typeof import('axe-core')

const axeSource = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface Options {
  /** Rules of axe to skip. */
  except?: string[]
}

/** The violations that axe finds on the page. */
export async function axeViolations(
  page: Page,
  { except = [] }: Options = {},
): Promise<AxeResults['violations']> {
  await page.evaluate(axeSource)
  return page.evaluate(async (except) => {
    // Texts that are still fading in have too little contrast.
    const running = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(running.map(({ finished }) => finished))
    const { violations } = await axe.run({
      // It would also describe every element that passes, which is a third of its work.
      resultTypes: ['violations'],
      rules: {
        // WCAG 2.5.3, for voice control; axe leaves it out unless asked.
        'label-content-name-mismatch': { enabled: true },
        ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
      },
    })
    return violations
  }, except)
}
