import { createElement, type ComponentProps, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ownLogo } from '../../../website/src/identity/own-logo.ts'
import { symbolShapes } from '../../../website/src/identity/symbol-svg.ts'
import { symbol } from '../../../website/src/identity/symbol.ts'
import archivo from '../../../website/src/styles/archivo.woff2?inline'
import { themes } from '../../../website/src/styles/themes.ts'
import { EmailPage, EmailsPage } from './EmailPages.tsx'
import { EnquiryPage } from './EnquiryPage.tsx'
import { ErasedPage, ErasePage, ErasureFailedPage } from './ErasePages.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { ListPage } from './ListPage.tsx'
import { OverviewPage } from './OverviewPage.tsx'
import type { Shell } from './DeskDocument.tsx'

/* The entry of the build, which the service loads (vite.config.ts). */

const pages = {
  list: ListPage,
  enquiry: EnquiryPage,
  erase: ErasePage,
  erased: ErasedPage,
  erasureFailed: ErasureFailedPage,
  overview: OverviewPage,
  emails: EmailsPage,
  email: EmailPage,
  error: ErrorPage,
}

export type PageName = keyof typeof pages

/** The props of a page, without those that every page has. */
export type PageProps<Name extends PageName> = Omit<ComponentProps<(typeof pages)[Name]>, 'shell'>

type Components = {
  [Name in PageName]: FunctionComponent<PageProps<Name> & { shell: Shell }>
}

/** Renders a page as HTML. React escapes what visitors wrote. */
export function renderPage<Name extends PageName>(
  name: Name,
  props: PageProps<Name>,
  shell: Shell,
): string {
  const components: Components = pages
  return `<!doctype html>${renderToStaticMarkup(createElement(components[name], { ...props, shell }))}`
}

/** The site's typeface, in base64. */
export const typeface = archivo.slice(archivo.indexOf(',') + 1)

/** The company's symbol for the browser's tab. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${symbol.size} ${symbol.size}"><rect width="100%" height="100%" fill="${themes.light.paper}"/>${symbolShapes({ sheets: themes.light.ink, summit: themes.light.accent }, ownLogo)}</svg>`

export { stylesheet } from './stylesheet.ts'

export type DeskPages = Record<'stylesheet' | 'typeface' | 'icon', string> & {
  renderPage: typeof renderPage
}
