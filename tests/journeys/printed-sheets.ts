import type { Page } from '@playwright/test'

/** How many A4 sheets a page is printed on. */
export async function printedSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}
