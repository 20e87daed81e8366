import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Options {
  /** Rules of axe that the state under test suspends. */
  except?: string[]
}

/** The barriers that axe sees on the page as it stands. */
export async function accessBarriers(page: Page, { except = [] }: Options = {}) {
  // The other mode opens a second page, for frames of other hosts; there are none here.
  const { violations } = await new AxeBuilder({ page })
    .disableRules(except)
    .setLegacyMode()
    .analyze()
  return violations
}
