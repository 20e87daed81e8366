import { formatFrancs } from '@site/company/i18n/format-number.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { BalanceCurve } from './BalanceCurve.tsx'
import {
  contourInterval,
  breakEvenMonth,
  finalBalance,
  remedyCost,
  risks,
  systems,
  monthsBeforeSaving,
  yearlySaving,
} from '../../specimen/survey.ts'
import styles from './SpecimenReport.module.css'
import { SystemsMap } from './SystemsMap.tsx'

/** A sample page of a survey's report, for an invented client. Place it in a `grid`. */
export function SpecimenReport({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const amount = (value: number) => formatFrancs(value, locale)
  const total = systems.reduce((sum, { cost }) => sum + cost, 0)
  return (
    <figure className={styles.figure}>
      <figcaption className={`muted ${styles.caption}`}>{t.SPECIMEN_CAPTION}</figcaption>
      <div className={`main-column ${styles.sheet}`}>
        <div className={`label ${styles.head}`}>
          <span>{t.SPECIMEN_PAGE}</span>
          <strong>{t.SPECIMEN_MARK}</strong>
        </div>
        <h3 className="card-title">{t.SPECIMEN_CLIENT}</h3>
        <div>
          <h4>{t.SPECIMEN_SYSTEMS}</h4>
          <SystemsMap locale={locale} />
          <p className="label">
            {fillPlaceholders(t.SPECIMEN_INTERVAL, {
              total: amount(total),
              interval: amount(contourInterval),
            })}
          </p>
        </div>
        <div>
          <h4>{t.SPECIMEN_RISKS}</h4>
          <ol>
            {risks.map(({ text, damage, remedy }) => (
              <li key={text} className={styles.risk}>
                <p>
                  {t[text]}{' '}
                  <span className={`muted ${styles.costs}`}>
                    {fillPlaceholders(t.SPECIMEN_RISK_COSTS, {
                      damage: amount(damage),
                      remedy: amount(remedy),
                    })}
                  </span>
                </p>
              </li>
            ))}
          </ol>
          <h4>{t.SPECIMEN_BALANCE}</h4>
          <BalanceCurve locale={locale} />
          <p>
            {fillPlaceholders(t.SPECIMEN_BALANCE_TEXT, {
              once: amount(remedyCost),
              saving: amount(yearlySaving),
              start: String(monthsBeforeSaving + 1),
              month: String(breakEvenMonth),
              gain: amount(finalBalance),
            })}
          </p>
        </div>
      </div>
    </figure>
  )
}
