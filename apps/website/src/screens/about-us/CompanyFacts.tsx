import { company } from '@site/company/facts/company.ts'
import { languageNames, listTexts } from '@site/company/i18n/language-names.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { capitalise } from '../../components/capitalise.ts'
import { FactList, knownFacts } from '../../sections/FactList.tsx'
import styles from './CompanyFacts.module.css'

/** The company in figures, with a disc for each of the staff, and other short facts. Place it in a `grid`. */
export function CompanyFacts({ locale }: { locale: Locale }) {
  const t = messages[locale]
  const { headcount = 0, workingLanguages = [], regions = [] } = company
  const figures = knownFacts([
    { name: t.ABOUT_FOUNDED, value: company.foundedYear?.toString() },
    { name: t.ABOUT_HEADCOUNT, value: company.headcount?.toString() },
  ])
  const facts = knownFacts([
    { name: t.ABOUT_LANGUAGES, value: capitalise(languageNames(workingLanguages, locale)) },
    { name: t.ABOUT_REGIONS, value: capitalise(listTexts(regions, locale)) },
    { name: t.ABOUT_MEMBERSHIPS, value: company.memberships?.join(', ') },
    {
      name: t.ABOUT_CERTIFICATES,
      value: company.certificates
        ?.map(({ name, scope, body, year }) => `${name}: ${scope[locale]} (${body}, ${year})`)
        .join('; '),
    },
  ])
  if (figures.length + facts.length === 0) return null
  return (
    <div className={`subgrid ${styles.facts}`}>
      <h2 className="label muted">{t.ABOUT_FACTS_LABEL}</h2>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd>
                {value}
                {name === t.ABOUT_HEADCOUNT && headcount <= 25 && <Discs count={headcount} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
    </div>
  )
}

/** Discs in a square, the last one in the signal colour. */
function Discs({ count }: { count: number }) {
  const side = Math.ceil(Math.sqrt(count))
  return (
    <svg viewBox={`0 0 ${side} ${side}`} className="only-screen" data-moves="" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <circle
          key={index}
          cx={(index % side) + 0.5}
          cy={Math.floor(index / side) + 0.5}
          r="0.42"
        />
      ))}
    </svg>
  )
}
