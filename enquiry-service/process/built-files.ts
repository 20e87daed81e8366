import { fileURLToPath } from 'node:url'

/** The output of `npm run build`. */
export interface BuiltFiles {
  /** The static site. */
  siteFolder: string
  /** The server bundle that renders the form page. */
  renderBundle: string
  /** The pages of the enquiry desk. */
  deskBundle: string
}

/** Its default location. */
export const builtFiles: BuiltFiles = {
  siteFolder: fileURLToPath(new URL('../../dist/site', import.meta.url)),
  renderBundle: fileURLToPath(new URL('../../dist/render/entry.mjs', import.meta.url)),
  deskBundle: fileURLToPath(new URL('../../dist/desk/desk-pages.js', import.meta.url)),
}
