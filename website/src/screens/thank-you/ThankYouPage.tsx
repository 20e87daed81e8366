import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { Notice } from '../../sections/Notice.tsx'
import { PageList } from '../../sections/PageList.tsx'

/** Confirms an enquiry that was sent without script. */
export function ThankYouPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  return (
    <Notice heading={t.THANK_YOU_HEADING} lead={t.THANK_YOU_LEAD}>
      <PageList pages={[{ href: localizedPath(locale, 'home'), label: t.THANK_YOU_HOME }]} />
    </Notice>
  )
}
