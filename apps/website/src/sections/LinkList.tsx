import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { pages, type PageName, type SitePage } from '@site/company/i18n/pages.ts'

interface LinkListProps {
  locale: Locale
  pageNames: readonly PageName[]
  /** The current page, whose link is marked. */
  current: SitePage | undefined
  className?: string | undefined
  linkClass: string | undefined
}

/** A list of links to pages, with their names in the menu. */
export function LinkList({ locale, pageNames, current, className, linkClass }: LinkListProps) {
  return (
    <ul className={className}>
      {pageNames.map((name) => (
        <li key={name}>
          <a
            className={linkClass}
            href={localizedPath(locale, name)}
            aria-current={name === current ? 'page' : undefined}
          >
            {messages[locale][pages[name].name]}
          </a>
        </li>
      ))}
    </ul>
  )
}
