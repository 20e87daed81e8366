import { createContext, use, type ReactNode } from 'react'
import { company } from '@site/company/facts/company.ts'
import { localeTags } from '@site/company/i18n/locales.ts'
import { symbolShapes, symbolViewBox } from '@site/brand/symbol.ts'
import { stylesheet } from './stylesheet.ts'
import { language, t } from './text.ts'

/** Whether emails are kept as files and can be shown. */
export const ShowsEmails = createContext(false)

const symbol = symbolShapes({ sheets: 'currentColor', summit: 'var(--accent)' })

interface DeskDocumentProps {
  title: string
  section?: string
  children: ReactNode
}

/** The document around a page: head, header and navigation. */
export function DeskDocument({ title, section, children }: DeskDocumentProps) {
  const links = [
    ['/', t.TITLE],
    ['/overview', t.OVERVIEW],
    ...(use(ShowsEmails) ? [['/emails', t.EMAILS]] : []),
  ]
  return (
    <html lang={localeTags[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} – ${company.shortName}`}</title>
        <link rel="preload" href="/archivo.woff2" as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Inline, because a page without styles would accept the second click of a double click. */}
        <style dangerouslySetInnerHTML={{ __html: stylesheet }} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {t.SKIP}
        </a>
        <header className="header">
          <a className="mark" href="/" translate="no">
            <svg
              width="32"
              height="32"
              viewBox={symbolViewBox}
              aria-hidden
              dangerouslySetInnerHTML={{ __html: symbol }}
            />
            {company.shortName}
          </a>
          <nav aria-label={t.NAVIGATION}>
            {links.map(([href, label]) => (
              <a key={href} href={href} aria-current={href === section ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  )
}
