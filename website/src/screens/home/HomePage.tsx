import { company } from '../../../../company/company.ts'
import { areas } from '../../../../i18n/areas.ts'
import { hasPage } from '../../../../company/company-pages.ts'
import { countryName } from '../../../../company/country-name.ts'
import { dayRateTerms, firstTalkTerms, surveyTerms } from '../../../../company/engagement-texts.ts'
import { fillPlaceholders } from '../../../../i18n/fill-placeholders.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { NumberedSections } from '../../sections/NumberedSections.tsx'
import { Rows } from '../../sections/Rows.tsx'
import { Statement } from '../../sections/Statement.tsx'
import { FilmHero } from './FilmHero.tsx'
import { MethodSteps } from './MethodSteps.tsx'
import { PageCards } from './PageCards.tsx'
import { Results } from './Results.tsx'

/**
 * The film with tagline and band, what the company does, its results, its method, and the links to the
 * other pages.
 */
export function HomePage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { engagement, references = [] } = company
  const services = localizedPath(locale, 'services')
  const firstTalk = firstTalkTerms(engagement, locale)
  return (
    <>
      <FilmHero
        tagline={t.HOME_TAGLINE}
        line={fillPlaceholders(t.HOME_LINE, {
          town: company.town[locale],
          country: countryName(company, locale),
        })}
        band={t.HOME_BAND}
        arrow={t.HOME_BAND_ARROW}
        nextId="what-we-do"
        description={company.pictures?.poster?.alt[locale] ?? t.FILM_DESCRIPTION}
        pause={t.FILM_PAUSE}
        play={t.FILM_PLAY}
      />
      <NumberedSections
        sections={[
          {
            id: 'what-we-do',
            name: t.HOME_WHAT_LABEL,
            note: t.HOME_WHAT_NOTE,
            content: <Statement statement={t.HOME_WHAT_STATEMENT}>{t.HOME_WHAT_TEXT}</Statement>,
          },
          {
            name: t.HOME_AREAS_LABEL,
            note: t.HOME_AREAS_NOTE,
            content: (
              <Rows
                rows={[
                  { area: areas.it, text: t.HOME_AREA_IT_TEXT },
                  { area: areas.engineering, text: t.HOME_AREA_ENGINEERING_TEXT },
                  { area: areas.businessIntelligence, text: t.HOME_AREA_BI_TEXT },
                ].map(({ area, text }) => ({
                  title: t[area.name],
                  text,
                  href: `${services}#${area.id}`,
                }))}
              />
            ),
          },
          references.length > 0 && {
            name: t.HOME_RESULTS_LABEL,
            note: t.HOME_RESULTS_NOTE,
            content: <Results locale={locale} references={references} />,
          },
          {
            name: t.HOME_METHOD_LABEL,
            note: t.HOME_METHOD_NOTE,
            content: (
              <MethodSteps
                steps={[
                  {
                    title: t.METHOD_MEASURE,
                    text: t.METHOD_MEASURE_TEXT,
                    terms: surveyTerms(engagement, locale),
                  },
                  { title: t.METHOD_DECIDE, text: t.METHOD_DECIDE_TEXT },
                  {
                    title: t.METHOD_BUILD,
                    text: t.METHOD_BUILD_TEXT,
                    terms: dayRateTerms(engagement, locale),
                  },
                ]}
              />
            ),
          },
          {
            name: t.HOME_COMPANY_LABEL,
            ...(hasPage('careers') && { note: t.HOME_COMPANY_NOTE }),
            content: (
              <PageCards
                cards={(
                  [
                    ['about', 'aboutUs', t.ABOUT_US, t.CARD_ABOUT],
                    ['team', 'services', t.SERVICES, t.CARD_SERVICES],
                    ['partners', 'partners', t.PARTNERS, t.CARD_PARTNERS],
                    [
                      'careers',
                      'careers',
                      t.CAREERS,
                      company.jobSite ? t.CARD_CAREERS : t.CARD_CAREERS_DIRECT,
                    ],
                  ] as const
                )
                  .filter(([, page]) => hasPage(page))
                  .map(([relief, page, title, text]) => ({
                    relief,
                    title,
                    text,
                    href: localizedPath(locale, page),
                  }))}
              />
            ),
          },
        ]}
      />
      <CallToAction
        line={t.HOME_CLOSING_LINE}
        text={[
          t.HOME_CLOSING_TEXT,
          ...(firstTalk ? [fillPlaceholders(t.FIRST_TALK, { terms: firstTalk })] : []),
        ].join(' ')}
        button={t.CLOSING_BUTTON}
        href={localizedPath(locale, 'contact')}
      />
    </>
  )
}
