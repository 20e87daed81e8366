import type { ReactNode } from 'react'
import { company } from '@site/company/facts/company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { inlineCall } from '../browser/inline-call.ts'
import { loadOpeningPicture } from '../browser/load-pictures.ts'
import type { PagePictureName } from '../components/page-pictures.ts'
import { PagePicture } from '../components/PagePicture.tsx'
import { titleClass } from '../components/title-class.ts'
import { pictureAlt } from './picture-alt.ts'
import styles from './PageOpening.module.css'

interface PageOpeningProps {
  locale: Locale
  title: string
  /** The text under the title. It may name the company's `{town}`. */
  lead: string
  picture: PagePictureName
  /** Drawn over the shipped picture. */
  drawing?: ReactNode
  /** Arranges title, lead and picture; without it, the picture is to the right of the lead. */
  className?: string | undefined
  /** The rest of the first screen. */
  children?: ReactNode
}

/** The first section of an inner page. Owners may replace its picture, and then write its caption. */
export function PageOpening({
  locale,
  title,
  lead,
  picture,
  drawing,
  className = '',
  children,
}: PageOpeningProps) {
  const ownPicture = company.pictures?.[picture]
  const caption = ownPicture?.caption?.[locale]
  return (
    <section id="opening" className={`grid ${styles.opening} ${className}`}>
      <h1 className={titleClass(title)}>{title}</h1>
      <p className={`lead ${styles.lead}`}>
        {fillPlaceholders(lead, { town: company.town[locale] })}
      </p>
      <figure className={styles.figure}>
        <PagePicture name={picture} alt={pictureAlt(picture, locale)} className={styles.picture}>
          {!ownPicture && drawing}
        </PagePicture>
        {caption && <figcaption className={`label muted ${styles.caption}`}>{caption}</figcaption>}
      </figure>
      {/* Inline, right after the picture: a script at the end of the page would fetch it later. */}
      <script dangerouslySetInnerHTML={{ __html: inlineCall(loadOpeningPicture, {}) }} />
      {children}
    </section>
  )
}
