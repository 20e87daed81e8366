import type { ReactNode } from 'react'
import { company } from '@site/company/facts/company.ts'
import { fillPlaceholders } from '@site/company/i18n/fill-placeholders.ts'
import type { Locale } from '@site/company/i18n/locales.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { pages, type PageName } from '@site/company/i18n/pages.ts'
import { inlineCall } from '../browser/inline-call.ts'
import { loadOpeningPicture } from '../browser/load-opening-picture.ts'
import type { Plate } from '../components/plates.ts'
import { ReliefPlate } from '../components/ReliefPlate.tsx'
import { pictureAlt } from './picture-alt.ts'
import styles from './PageOpening.module.css'

/** The pages that have a text under their heading. */
type PageWithLead = {
  [Name in PageName]: (typeof pages)[Name] extends { lead: string } ? Name : never
}[PageName]

interface PageOpeningProps {
  locale: Locale
  page: PageWithLead
  picture: Plate
  /** Instead of the page's own lead (packages/company/i18n/pages.ts). */
  lead?: string
  /** The caption of the shipped picture. */
  caption?: string
  /** Drawn over the shipped picture, whose shapes its lines follow. */
  drawing?: ReactNode
  /** The class with the page's layout of these parts. */
  composition?: string | undefined
  /** Whatever else the page has on its first screen. */
  children?: ReactNode
}

/** The top of an inner page: title, lead and picture, which owners may replace with their own. */
export function PageOpening(props: PageOpeningProps) {
  const { locale, page, picture, drawing, composition = '', children } = props
  const t = messages[locale]
  const { lead = t[pages[page].lead] } = props
  const ownPicture = company.pictures?.[picture]
  const caption = ownPicture ? ownPicture.caption?.[locale] : props.caption
  const fill = (text: string) => fillPlaceholders(text, { town: company.town[locale] })
  return (
    <section className={`grid ${styles.opening} ${composition}`}>
      <h1 className="page-title">{t[pages[page].heading]}</h1>
      <p className={`lead ${styles.lead}`}>{fill(lead)}</p>
      <figure className={styles.figure}>
        <ReliefPlate relief={picture} alt={pictureAlt(picture, locale)} className={styles.plate}>
          {!ownPicture && drawing}
        </ReliefPlate>
        {caption && (
          <figcaption className={`label muted ${styles.caption}`}>{fill(caption)}</figcaption>
        )}
      </figure>
      {/* Inline, right after the picture: a script at the end of the page would fetch it later. */}
      <script dangerouslySetInnerHTML={{ __html: inlineCall(loadOpeningPicture, {}) }} />
      {children}
    </section>
  )
}
