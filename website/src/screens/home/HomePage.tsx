import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { SectionRule } from '../../components/SectionRule.tsx'
import { ClosingCall } from '../../sections/ClosingCall.tsx'
import { Rows } from '../../sections/Rows.tsx'
import { Statement } from '../../sections/Statement.tsx'
import { FilmHero } from './FilmHero.tsx'
import { MethodSteps } from './MethodSteps.tsx'
import { PageCards } from './PageCards.tsx'

/** The film with tagline and band, what the company does, how it works, and the ways to the other pages. */
export function HomePage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const services = localizedPath(locale, 'services')
  return (
    <>
      <FilmHero
        tagline={t.HOME_TAGLINE}
        band={t.HOME_BAND}
        arrow={t.HOME_BAND_ARROW}
        nextId="what-we-do"
        description={t.FILM_DESCRIPTION}
        pause={t.FILM_PAUSE}
        play={t.FILM_PLAY}
      />
      <section className="grid section" id="what-we-do">
        <SectionRule number="01" name={t.HOME_WHAT_LABEL} note={t.HOME_WHAT_NOTE} />
        <Statement statement={t.HOME_WHAT_STATEMENT}>{t.HOME_WHAT_TEXT}</Statement>
      </section>
      <section className="grid section">
        <SectionRule number="02" name={t.HOME_AREAS_LABEL} note={t.HOME_AREAS_NOTE} />
        <Rows
          rows={[
            { title: t.AREA_IT, text: t.HOME_AREA_IT_TEXT, href: services },
            { title: t.AREA_ENGINEERING, text: t.HOME_AREA_ENGINEERING_TEXT, href: services },
            { title: t.AREA_BI, text: t.HOME_AREA_BI_TEXT, href: services },
          ]}
        />
      </section>
      <section className="grid section">
        <SectionRule number="03" name={t.HOME_METHOD_LABEL} note={t.HOME_METHOD_NOTE} />
        <MethodSteps
          steps={[
            { title: t.METHOD_MEASURE, text: t.METHOD_MEASURE_TEXT },
            { title: t.METHOD_DECIDE, text: t.METHOD_DECIDE_TEXT },
            { title: t.METHOD_BUILD, text: t.METHOD_BUILD_TEXT },
          ]}
        />
      </section>
      <section className="grid section">
        <SectionRule number="04" name={t.HOME_COMPANY_LABEL} note={t.HOME_COMPANY_NOTE} />
        <PageCards
          section={4}
          cards={[
            { relief: 'about', title: t.ABOUT_US, href: localizedPath(locale, 'aboutUs') },
            { relief: 'team', title: t.SERVICES, href: services },
            { relief: 'partners', title: t.PARTNERS, href: localizedPath(locale, 'partners') },
            { relief: 'careers', title: t.CAREERS, href: localizedPath(locale, 'careers') },
          ]}
        />
      </section>
      <ClosingCall
        line={t.CLOSING_LINE}
        text={t.CLOSING_TEXT}
        button={t.CLOSING_BUTTON}
        href={localizedPath(locale, 'contact')}
      />
    </>
  )
}
