import type { Company } from '../../../../company/define-company.ts'
import { capitalise } from '../capitalise.ts'
import { languageNames, listInWords } from '../../../../i18n/language-names.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { messages } from '../../../../i18n/messages.ts'
import { openingLines } from '../../../../company/opening-hours.ts'

/** A fact for those who want to call, in one line or several. */
export interface ContactFact {
  label: string
  lines: string[]
}

/** Opening hours, regions and languages, as far as they are given. */
export function contactFacts(
  { openingHours = [], regions = [], workingLanguages = [] }: Partial<Company>,
  locale: Locale,
): ContactFact[] {
  const t = messages[locale]
  const facts = [
    {
      label: t.CONTACT_HOURS,
      lines: openingLines(openingHours, locale),
    },
    {
      label: t.CONTACT_REGIONS,
      lines: [
        listInWords(
          regions.map((region) => region[locale]),
          locale,
        ),
      ],
    },
    { label: t.CONTACT_LANGUAGES, lines: [languageNames(workingLanguages, locale)] },
  ]
  return facts
    .map(({ label, lines }) => ({ label, lines: lines.filter(Boolean).map(capitalise) }))
    .filter(({ lines }) => lines.length > 0)
}
