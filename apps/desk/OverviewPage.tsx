import { fields, sources } from '@site/enquiry/fields.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import { formatDate, formatDateAndTime } from '@site/company/i18n/format-date.ts'
import { messages } from '@site/company/i18n/messages.ts'
import type { ServiceStatus } from '@site/service/status/service-status.ts'
import { statusFacts } from '@site/service/status/status-facts.ts'
import type { WeekCount } from '@site/service/status/weekly-report.ts'
import type { PageProps } from '@site/service/desk/desk-pages.ts'
import { DeskDocument } from './DeskDocument.tsx'
import { Facts } from './parts.tsx'
import { language, t } from './text.ts'

type Column = [label: string, count: (week: WeekCount) => number]

const visitColumns: Column[] = [
  [t.VISITS, ({ visits }) => visits],
  [t.VIEWS, ({ views }) => views],
]
const sourceColumns = sources.map((source): Column => [
  messages[language][fields.source.options[source]],
  ({ bySource }) => bySource[source],
])

/** Shows enquiries by week and source, and the state of the service. */
export function OverviewPage({ weeks, status, failing, now }: PageProps['overview']) {
  const max = Math.max(1, ...weeks.map(({ total }) => total))
  const columns = [...(status.countsVisits ? visitColumns : []), ...sourceColumns]
  return (
    <DeskDocument title={t.OVERVIEW} section="/overview">
      <h1>{t.OVERVIEW}</h1>
      <section>
        <h2 id="weeks">{t.WEEKS}</h2>
        <div className="scroller" role="region" aria-labelledby="weeks" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[t.WEEK, t.TOTAL, ...columns.map(([label]) => label)].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.monday}>
                  <th scope="row">
                    {formatDate(new Date(week.monday), language, 'medium')}
                    <svg className="bar" width="100%" height="4" aria-hidden>
                      <rect width={`${(100 * week.total) / max}%`} height="4" />
                    </svg>
                  </th>
                  <td className="total">{week.total}</td>
                  {columns.map(([label, count]) => (
                    <td key={label}>{count(week)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="note">{t.SPAM_LEFT_OUT}</p>
      </section>
      <section>
        <h2>{t.STATE}</h2>
        <Facts facts={allFacts(status, now)} />
        {failing > 0 && (
          <form className="actions" method="post" action="/overview">
            <button className="button">
              {fillPlaceholders(t.CANCEL_LISTS, { count: String(failing) })}
            </button>
          </form>
        )}
      </section>
    </DeskDocument>
  )
}

function allFacts(status: ServiceStatus, now: number) {
  const { canStore, outbox } = status
  const facts = [{ label: t.STATE_STORE, value: canStore ? t.YES : t.NO }]
  if (outbox) {
    const count = String(outbox.waiting)
    const age = outbox.oldestSeconds ?? 0
    const time = formatDateAndTime(now - age * 1000, language, 'medium')
    // An email of this moment, or planned, has not been waiting.
    const value = age === 0 ? count : fillPlaceholders(t.SINCE, { count, time })
    facts.push({ label: t.STATE_OUTBOX, value })
  }
  return [...facts, ...statusFacts(status, language)]
}
