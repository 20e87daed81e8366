import { menuPages } from '@site/company/facts/company-pages.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { pages } from '@site/company/i18n/pages.ts'
import { RisingDisc } from '../../components/RisingDisc.tsx'
import { Notice } from '../../sections/Notice.tsx'
import { PageList } from '../../sections/PageList.tsx'

/** The 404 page, with links to the pages of the menu. */
export function NotFoundPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const links = menuPages.map((page) => ({
    href: localizedPath(locale, page),
    label: t[pages[page].name],
  }))
  return (
    <>
      <Notice heading={t.NOT_FOUND_HEADING} lead={t.NOT_FOUND_LEAD}>
        <PageList links={links} />
      </Notice>
      <RisingDisc />
    </>
  )
}
