import type { ReactNode } from 'react'
import { company } from '../../../company/company.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Plate } from '../components/plates.ts'

/** A picture at the top of a page. */
export interface OpeningPicture {
  relief: Plate
  /** What is seen on it. */
  alt: string
  /** What it says about the company. */
  caption?: string | undefined
  /** What is drawn over it. */
  drawing?: ReactNode
}

/**
 * The picture at the top of a page: the shipped one, or the company's own with its own texts and without the
 * drawing, whose lines follow the shipped relief.
 */
export function openingPicture(shipped: OpeningPicture, locale: Locale): OpeningPicture {
  const own = company.pictures?.[shipped.relief]
  if (!own) return shipped
  return { relief: shipped.relief, alt: own.alt[locale], caption: own.caption?.[locale] }
}
