import type { ReactNode } from 'react'
import type { Person } from '@site/company/facts/define-company.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { ReliefImage } from './ReliefImage.tsx'
import styles from './PersonLine.module.css'

interface PersonLineProps {
  locale: Locale
  person: Pick<Person, 'name' | 'role' | 'portrait'>
  /** How to reach the person; the portrait is then as large as a card. */
  children?: ReactNode
}

/** The name and role of a person, next to the portrait. */
export function PersonLine({ locale, person, children }: PersonLineProps) {
  const { name, role, portrait } = person
  return (
    <div className={`${styles.person} ${children ? styles.large : ''}`}>
      {portrait && (
        <div className={`portrait ${styles.portrait}`}>
          <ReliefImage relief={portrait} alt="" sizes={children ? '18rem' : '72px'} />
        </div>
      )}
      <div className="stack">
        <p>
          <span className={children ? 'section-title' : styles.name} translate="no">
            {name}
          </span>
          <br />
          <span className="muted">{role[locale]}</span>
        </p>
        {children}
      </div>
    </div>
  )
}
