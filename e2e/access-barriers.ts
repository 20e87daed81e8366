import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Options {
  /** Rules of axe to skip. */
  except?: string[]
}

/** The violations that axe finds on the page. */
export async function accessBarriers(page: Page, { except = [] }: Options = {}) {
  // The other mode opens a second page for cross-origin frames; there are none here.
  const { violations } = await new AxeBuilder({ page })
    .disableRules(except)
    .setLegacyMode()
    .analyze()
  return violations
}
