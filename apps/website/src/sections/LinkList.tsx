import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { pages, type PageName } from '@site/company/i18n/pages.ts'

interface LinkListProps {
  locale: Locale
  names: readonly PageName[]
  /** The page on which the list is; its link is marked. */
  current: PageName | undefined
  /** The class of the list. */
  className: string | undefined
  /** The class of each link. */
  linkClass: string | undefined
}

/** Links to pages of the site by their names in the menu. */
export function LinkList({ locale, names, current, className, linkClass }: LinkListProps) {
  return (
    <ul className={className}>
      {names.map((name) => (
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
