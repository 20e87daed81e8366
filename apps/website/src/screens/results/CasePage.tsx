import { company } from '@site/company/facts/company.ts'
import type { Case } from '@site/company/facts/define-company.ts'
import { vatNote } from '@site/company/facts/engagement-texts.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatMonth } from '@site/company/i18n/format-date.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { capitalise } from '../../components/capitalise.ts'
import { Quote } from '../../components/Quote.tsx'
import { CallToAction } from '../../sections/CallToAction.tsx'
import { FigureTable } from '../../sections/FigureTable.tsx'
import { NumberedSections } from '../../sections/NumberedSections.tsx'
import { Paragraphs } from '../../sections/Paragraphs.tsx'
import { Results } from '../../sections/Results.tsx'
import { Statement } from '../../sections/Statement.tsx'
import { CaseOpening } from './CaseOpening.tsx'
import { CaseOptions } from './CaseOptions.tsx'

interface CasePageProps {
  locale: Locale
  reference: Case
  /** The case that the page leads on to, if there is another. */
  next: Case | undefined
}

/** The story of a reference: its figure by month, what was wrong, the choice, the work and its mistakes. */
export function CasePage({ locale, reference, next }: CasePageProps) {
  const t = messages[locale]
  const { story, quote, situation, work, result } = reference
  const inLanguage = (texts: Case['story']['problem']) => texts.map((text) => text[locale])
  const months = story.months.map(({ month, value, note }) => ({
    name: capitalise(formatMonth(month, locale)),
    figures: [value],
    note: note?.[locale],
  }))
  return (
    <>
      <CaseOpening locale={locale} reference={reference} />
      <NumberedSections
        sections={[
          {
            name: t.CASE_PROBLEM,
            content: (
              <>
                <Statement statement={situation[locale]} />
                <Paragraphs texts={inLanguage(story.problem)} />
              </>
            ),
          },
          story.options !== undefined && {
            name: t.CASE_OPTIONS,
            note: capitalise(vatNote(company.engagement, locale) || ''),
            ground: 'mist',
            content: <CaseOptions locale={locale} options={story.options} />,
          },
          {
            name: t.CASE_SOLUTION,
            content: (
              <>
                <Paragraphs lead={work[locale]} texts={inLanguage(story.solution)} />
                {quote && (
                  <div className="main-column">
                    <Quote
                      text={quote.text[locale]}
                      name={quote.name}
                      role={quote.role[locale]}
                      size="large"
                    />
                  </div>
                )}
                <FigureTable
                  locale={locale}
                  caption={t.CASE_MONTHS}
                  columns={[t.CASE_MONTH, capitalise(result.unit[locale]), t.CASE_NOTE]}
                  rows={months}
                />
              </>
            ),
          },
          story.setback !== undefined && {
            name: t.CASE_SETBACK,
            ground: 'signal',
            content: <Paragraphs texts={inLanguage(story.setback)} isWide />,
          },
          next !== undefined && {
            name: t.CASE_NEXT,
            content: (
              <div className="main-column only-screen">
                <Results locale={locale} references={[next]} />
              </div>
            ),
          },
        ]}
      />
      <CallToAction
        locale={locale}
        aside="next"
        line={t.CASE_CLOSING_LINE}
        text={t.CASE_CLOSING_TEXT}
        context={fillPlaceholders(t.CONTEXT_CASE, { title: story.title[locale] })}
      />
    </>
  )
}
