import { fileURLToPath } from 'node:url'

/** The files that the service needs of a build. */
export interface BuildOutput {
  /** The static site. */
  siteFolder: string
  /** The server bundle that renders the form page. */
  renderBundle: string
  /** The pages of the enquiry desk. */
  deskBundle: string
}

/** Where `npm run build` writes it. */
export const buildOutput: BuildOutput = {
  siteFolder: fileURLToPath(new URL('../../../dist/site', import.meta.url)),
  renderBundle: fileURLToPath(new URL('../../../dist/render/entry.mjs', import.meta.url)),
  deskBundle: fileURLToPath(new URL('../../../dist/desk/desk-pages.js', import.meta.url)),
}
