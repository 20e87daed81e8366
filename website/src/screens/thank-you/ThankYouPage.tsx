import { company } from '../../../../content/company.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { nextSteps } from '../../../../i18n/next-steps.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { SentNotice } from '../../enquiry/SentNotice.tsx'
import { NextSteps } from '../../sections/NextSteps.tsx'
import { PageList } from '../../sections/PageList.tsx'
import styles from './ThankYouPage.module.css'

/** Confirms an enquiry that was posted natively, as the form does with script. */
export function ThankYouPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  return (
    <section className={`grid ${styles.page}`}>
      <PageTitle>{t.THANK_YOU_HEADING}</PageTitle>
      <div className={styles.notice}>
        <SentNotice id="sent" heading={t.THANK_YOU_LEAD} referenceLabel={t.SENT_REFERENCE}>
          <NextSteps level={3} heading={t.NEXT_HEADING} steps={nextSteps(company, locale)} />
        </SentNotice>
      </div>
      <div className={styles.ways}>
        <PageList
          pages={[
            { href: localizedPath(locale, 'home'), label: t.THANK_YOU_HOME },
            { href: localizedPath(locale, 'contact'), label: t.SENT_ANOTHER },
          ]}
        />
      </div>
    </section>
  )
}
