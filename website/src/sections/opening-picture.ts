import type { ReactNode } from 'react'
import { company } from '../../../content/company.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Plate } from '../components/plates.ts'

/** A picture at the head of a page. */
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
 * The picture that a page opens with: ours, or the company's own in its place, with what she says of it and
 * without our drawing, whose lines follow our relief.
 */
export function openingPicture(ours: OpeningPicture, locale: Locale): OpeningPicture {
  const own = company.pictures?.[ours.relief]
  if (!own) return ours
  return { relief: ours.relief, alt: own.alt[locale], caption: own.caption?.[locale] }
}
