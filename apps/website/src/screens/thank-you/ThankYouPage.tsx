import { thankYou } from '@site/enquiry/form-answer.ts'
import { company } from '@site/company/facts/company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { formContent } from '../../enquiry-form/form-content.ts'
import { SentNotice } from '../../enquiry-form/SentNotice.tsx'
import { NextSteps } from '../../sections/NextSteps.tsx'
import { PageList } from '../../sections/PageList.tsx'
import styles from './ThankYouPage.module.css'

/** Confirms a native post, or says that nothing has been sent if its address has no reference: the service shows one. */
export function ThankYouPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const home = { href: localizedPath(locale, 'home'), label: t.THANK_YOU_HOME }
  const { nextSteps } = formContent(locale)
  const contact = localizedPath(locale, 'contact')
  return (
    <section id="opening" className={`grid ${styles.page}`}>
      <h1 className="page-title">{t.ENQUIRY_PANEL_TITLE}</h1>
      <div className={`main-column stack ${styles.notice}`} {...{ [thankYou.noReference]: '' }}>
        <p className={`lead ${styles.lead}`}>
          {fillPlaceholders(t.THANK_YOU_NOT_SENT, {
            email: company.email,
            phone: company.phone.replaceAll(' ', '\u00a0'),
          })}
        </p>
        <PageList links={[{ href: contact, label: t.CONTACT }, home]} />
      </div>
      <div
        className={`main-column stack ${styles.notice}`}
        hidden
        {...{ [thankYou.reference]: '' }}
      >
        <SentNotice
          id="sent"
          heading={`${t.THANK_YOU_HEADING}. ${t.THANK_YOU_LEAD}`}
          referenceLabel={t.SENT_REFERENCE}
        >
          <NextSteps level={3} heading={nextSteps.heading} steps={nextSteps.steps} />
          <p className="muted">{t.SENT_NO_COPY}</p>
        </SentNotice>
        <PageList links={[home, { href: contact, label: t.SENT_ANOTHER }]} />
      </div>
    </section>
  )
}
