import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { symbolShapes, symbolViewBox } from '@site/brand/symbol.ts'
import archivo from '@site/brand/archivo.woff2?inline'
import { themes } from '@site/brand/themes.ts'
import type { DeskPages, PageName, PageProps } from '@site/service/desk/desk-pages.ts'
import { ShowsEmails } from './DeskDocument.tsx'
import { EmailPage, EmailsPage } from './EmailPages.tsx'
import { EnquiryPage } from './EnquiryPage.tsx'
import { ErasedPage, ErasePage } from './ErasePages.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { ListPage } from './ListPage.tsx'
import { OverviewPage } from './OverviewPage.tsx'

/* The entry of the build, which the service loads (vite.config.ts). */

const pages: { [Name in PageName]: (props: PageProps[Name]) => ReactNode } = {
  list: ListPage,
  enquiry: EnquiryPage,
  erase: ErasePage,
  erased: ErasedPage,
  overview: OverviewPage,
  emails: EmailsPage,
  email: EmailPage,
  error: ErrorPage,
}

export const renderPage: DeskPages['renderPage'] = (name, props, showsEmails) => {
  const page = createElement(pages[name], props)
  return `<!doctype html>${renderToStaticMarkup(createElement(ShowsEmails, { value: showsEmails }, page))}`
}

export const typeface = archivo.slice(archivo.indexOf(',') + 1)

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${symbolViewBox}"><rect width="100%" height="100%" fill="${themes.light.paper}"/>${symbolShapes({ sheets: themes.light.ink, summit: themes.light.accent })}</svg>`

export { stylesheet } from './stylesheet.ts'
