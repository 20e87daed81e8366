import type { ReactNode } from 'react'
import type { Locale } from '@site/company/i18n/locales.ts'
import styles from './LanguageMenu.module.css'

/** The flags of GB, DE and FR (decision 14), 24 × 16 units. */
const flags: Record<Locale, ReactNode> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.1" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  de: (
    <>
      <path fill="#000" d="M0 0h24v5.4H0z" />
      <path fill="#d00" d="M0 5.33h24v5.4H0z" />
      <path fill="#ffce00" d="M0 10.67h24V16H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#002654" d="M0 0h8v16H0z" />
      <path fill="#fff" d="M8 0h8v16H8z" />
      <path fill="#ce1126" d="M16 0h8v16h-8z" />
    </>
  ),
}

/** The flag of a language. Decorative, because it is always next to the language's name. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {flags[locale]}
    </svg>
  )
}
