import type { ReactNode } from 'react'
import { company } from '@site/company/facts/company.ts'
import type { Person } from '@site/company/facts/define-company.ts'
import { nextSteps } from '@site/company/facts/next-steps.ts'
import { openingLines } from '@site/company/facts/opening-hours.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { localizedPath } from '@site/company/i18n/localized-path.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { ButtonLink, type ButtonTone } from '../components/ButtonLink.tsx'
import { ClosingScene, type Hour } from '../components/ClosingScene.tsx'
import { PersonLine } from '../components/PersonLine.tsx'
import { phoneLink } from '../components/phone-link.ts'
import styles from './CallToAction.module.css'
import { capitalise } from '../components/capitalise.ts'
import { NextSteps } from './NextSteps.tsx'

interface CallToActionProps {
  locale: Locale
  line: string
  text: string
  /** Beside the button: what happens after an enquiry, or whom to call and when. */
  aside: 'next' | 'call'
  /** Who is called, if not the first of the company's people. */
  person?: Person | undefined
  /** The first line of the message, such as "About a partnership:". */
  context?: string
  /** `quiet` if there is another red button just above. */
  tone?: ButtonTone
  /** Instead of the dark one of the footer. */
  ground?: 'mist'
  /** The mountains of the film behind the words. */
  scene?: Hour
  /** The picture below the words. */
  children?: ReactNode
}

/** The last section of a page. Its button is a link to the contact page; with JavaScript it opens the side panel. */
export function CallToAction(props: CallToActionProps) {
  const {
    locale,
    line,
    text,
    aside,
    person,
    context = '',
    tone,
    ground = 'closing',
    scene,
    children,
  } = props
  const t = messages[locale]
  return (
    <section className={`${styles.closing} ground-${ground}`}>
      {scene && <ClosingScene hour={scene} />}
      <div className={`grid ${styles.words}`}>
        <h2 className={styles.line}>{line}</h2>
        <div className={`stack ${styles.start}`}>
          <p className="lead">{text}</p>
          <ButtonLink
            href={localizedPath(locale, 'contact')}
            {...(tone && { tone })}
            data-enquiry-context={context}
          >
            {t.CLOSING_BUTTON}
          </ButtonLink>
        </div>
        <div className={`stack ${styles.aside}`}>
          {aside === 'next' ? (
            <NextSteps level={3} heading={t.NEXT_HEADING} steps={nextSteps(company, locale)} />
          ) : (
            <Call locale={locale} person={person} />
          )}
        </div>
      </div>
      {children}
    </section>
  )
}

/** The phone number, with the person who answers and the hours where they are known. */
function Call({ locale, person: own }: Pick<CallToActionProps, 'locale' | 'person'>) {
  const person = own ?? company.people?.[0]
  const { openingHours = [] } = company
  const phone = person?.phone ?? company.phone
  const reach = (
    <>
      <a
        className={`${own ? 'card-title' : 'section-title'} ${styles.phone}`}
        href={phoneLink(phone)}
      >
        {phone}
      </a>
      {openingLines(openingHours, locale).map((hours) => (
        <p key={hours} className="muted">
          {capitalise(hours)}
        </p>
      ))}
    </>
  )
  return (
    <div className={`stack ${styles.direct}`}>
      <h3 className="label">{messages[locale].CONTACT_DIRECT}</h3>
      {person && (
        <PersonLine locale={locale} person={person}>
          {own && reach}
        </PersonLine>
      )}
      {!own && reach}
    </div>
  )
}
