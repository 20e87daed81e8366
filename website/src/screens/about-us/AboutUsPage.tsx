import { company } from '../../../../company/company.ts'
import { countryName } from '../../../../company/country-name.ts'
import { fillPlaceholders } from '../../../../i18n/fill-placeholders.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { localizedPath } from '../../../../i18n/localized-path.ts'
import { messages } from '../../../../i18n/messages.ts'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { FactList } from '../../sections/FactList.tsx'
import { NumberedSections } from '../../sections/NumberedSections.tsx'
import { openingPicture } from '../../sections/opening-picture.ts'
import { PageOpening } from '../../sections/PageOpening.tsx'
import { Rows } from '../../sections/Rows.tsx'
import { Statement } from '../../sections/Statement.tsx'
import opening from './AboutOpening.module.css'
import { companyFacts } from './company-facts.ts'
import { CompanyCard } from './CompanyCard.tsx'
import { PeopleList } from './PeopleList.tsx'
import { reliablePoints } from './reliable-points.ts'
import { Route } from './Route.tsx'

/** Who the company is: its card with the three areas, its people, its values and its facts. */
export function AboutUsPage({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { people = [] } = company
  const facts = companyFacts(company, locale)
  return (
    <>
      <PageOpening
        title={t.ABOUT_US}
        lead={t.ABOUT_LEAD}
        picture={openingPicture(
          {
            relief: 'about',
            alt: t.ABOUT_IMAGE_ALT,
            caption: fillPlaceholders(t.ABOUT_IMAGE_CAPTION, { town: company.town[locale] }),
            drawing: <Route points={[t.METHOD_MEASURE, t.METHOD_DECIDE, t.METHOD_BUILD]} />,
          },
          locale,
        )}
        composition={opening.composition}
      />
      <NumberedSections
        sections={[
          {
            name: t.ABOUT_WHO_LABEL,
            content: (
              <>
                <Statement statement={t.ABOUT_STATEMENT} />
                <CompanyCard
                  paragraphs={[
                    fillPlaceholders(t.ABOUT_DESCRIPTION_1, {
                      company: company.shortName,
                      town: company.town[locale],
                      country: countryName(company, locale),
                    }),
                    t.ABOUT_DESCRIPTION_2,
                  ]}
                  areasTitle={t.ABOUT_AREAS_TITLE}
                  areas={[t.AREA_IT, t.AREA_ENGINEERING, t.AREA_BI]}
                />
              </>
            ),
          },
          people.length > 0 && {
            name: t.ABOUT_PEOPLE_LABEL,
            content: <PeopleList people={people} locale={locale} speaks={t.ABOUT_SPEAKS} />,
          },
          { name: t.ABOUT_VALUES_LABEL, content: <Rows rows={reliablePoints(company, locale)} /> },
          facts.length > 0 && {
            name: t.ABOUT_FACTS_LABEL,
            content: <FactList facts={facts} />,
          },
        ]}
      />
      <CallToAction
        line={t.ABOUT_CLOSING_LINE}
        text={t.ABOUT_CLOSING_TEXT}
        button={t.CLOSING_BUTTON}
        href={localizedPath(locale, 'contact')}
      />
    </>
  )
}
