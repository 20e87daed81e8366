import type { ReactElement } from 'react'
import { company } from '@site/company/facts/company.ts'
import type { Case } from '@site/company/facts/define-company.ts'
import { vatNote } from '@site/company/facts/engagement-texts.ts'
import { caseParts } from '@site/company/facts/references.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatMonth } from '@site/company/i18n/format-date.ts'
import { formatNumber } from '@site/company/i18n/format-number.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { capitalise } from '../../components/capitalise.ts'
import { Quote } from '../../components/Quote.tsx'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { type PageSection, PageSections } from '../../sections/PageSections.tsx'
import { Paragraphs } from '../../sections/Paragraphs.tsx'
import { groundOf, ResultPanels } from '../../sections/ResultPanels.tsx'
import { Statement } from '../../sections/Statement.tsx'
import '../../styles/rising.css'
import '../../styles/strong-grounds.css'
import { ArtefactSheet } from './ArtefactSheet.tsx'
import { CaseOpening } from './CaseOpening.tsx'
import { CaseOptions } from './CaseOptions.tsx'
import { CasePicture } from './CasePicture.tsx'
import styles from './CasePage.module.css'
import { MonthTable } from './MonthTable.tsx'

interface CasePageProps {
  locale: Locale
  reference: Case
  /** The cases to read next. */
  others: Case[]
}

/** The story of a reference: its figure by month, what was wrong, the choice, the work and its mistakes. */
export function CasePage({ locale, reference, others }: CasePageProps) {
  const t = messages[locale]
  const { story } = reference
  const sections = sectionsOf(reference, locale)
  // Sets keep the order in which their values were added.
  const order = new Set(['problem' as const, ...(story.order ?? []), ...caseParts])
  const person = company.people?.find(({ name }) => name === story.contact?.person)
  return (
    <>
      <CaseOpening locale={locale} reference={reference} />
      <PageSections
        sections={[
          ...Array.from(order, (part) => sections[part]),
          others.length > 0 && {
            name: t.CASE_OTHERS,
            ground: 'mist',
            content: (
              <div className="subgrid only-screen">
                <ResultPanels locale={locale} references={others} />
              </div>
            ),
          },
        ]}
      />
      <CallToAction
        locale={locale}
        aside={person ? 'call' : 'next'}
        {...(person && { person })}
        line={
          person ? fillPlaceholders(t.CASE_CONTACT, { name: person.name }) : t.CASE_CLOSING_LINE
        }
        text={story.contact?.text[locale] ?? t.CASE_CLOSING_TEXT}
        context={fillPlaceholders(t.CONTEXT_CASE, { title: story.title[locale] })}
      />
    </>
  )
}

/** The parts of a case, without those that it does not have. */
function sectionsOf(
  reference: Case,
  locale: Locale,
): Record<'problem' | (typeof caseParts)[number], PageSection | ReactElement | false> {
  const t = messages[locale]
  const { story, quote, situation, work, result } = reference
  const inLanguage = (texts: Case['story']['problem']) => texts.map((text) => text[locale])
  const ground = groundOf(reference)
  const worst = story.months.find(({ callout }) => callout)
  return {
    problem: {
      name: t.CASE_PROBLEM,
      content: (
        <>
          <p className={`statement ${styles.problem}`}>{situation[locale]}</p>
          <Paragraphs texts={inLanguage(story.problem)} />
        </>
      ),
    },
    picture: story.picture !== undefined && (
      <CasePicture key="picture" locale={locale} {...story.picture} />
    ),
    options: story.options !== undefined && {
      name: t.CASE_OPTIONS,
      note: capitalise(vatNote(company.engagement, locale) || ''),
      ground: 'mist',
      content: <CaseOptions locale={locale} options={story.options} />,
    },
    solution: {
      name: t.CASE_SOLUTION,
      content: <Paragraphs lead={work[locale]} texts={inLanguage(story.solution)} />,
    },
    artefact: story.artefacts !== undefined && {
      name: t.CASE_ARTEFACT,
      ground: 'mist',
      content: story.artefacts.map((artefact) => (
        <ArtefactSheet key={artefact.title.en} locale={locale} artefact={artefact} />
      )),
    },
    quote: quote !== undefined && {
      name: t.CASE_QUOTE,
      ground: ground === 'mist' ? 'slate' : ground,
      content: (
        <Quote
          text={quote.text[locale]}
          name={quote.name}
          role={quote.role[locale]}
          className={styles.quote}
        />
      ),
    },
    setback: story.setback !== undefined && {
      name: t.CASE_SETBACK,
      id: 'setback',
      ground: ground === 'mist' || ground === 'slate' ? 'signal' : 'slate',
      content: (
        <>
          {worst && (
            <div className={`stack ${styles.setback}`}>
              <p data-moves="rises">{formatNumber(worst.value, locale)}</p>
              <p>{`${result.unit[locale]}, ${formatMonth(worst.month, locale)}`}</p>
            </div>
          )}
          <Paragraphs texts={inLanguage(story.setback)} isWide />
        </>
      ),
    },
    outcome: {
      name: t.CASE_OUTCOME,
      content: (
        <>
          {story.payback && <Statement statement={story.payback[locale]} />}
          {story.sums && (
            <ul className={styles.sums}>
              {story.sums.map(({ amount, text }) => (
                <li key={text.en}>
                  <p>{formatNumber(amount, locale)}</p> <p>{text[locale]}</p>
                </li>
              ))}
            </ul>
          )}
          <MonthTable locale={locale} reference={reference} />
        </>
      ),
    },
  }
}
