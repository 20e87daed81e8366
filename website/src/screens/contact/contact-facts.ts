import type { Company } from '../../../../content/define-company.ts'
import { regionalTags, type Locale } from '../../../../i18n/locales.ts'
import { messages } from '../../../../i18n/messages.ts'
import { openDays } from '../../../../i18n/opening-hours.ts'

/** Something to know before one calls, in one line or several. */
export interface ContactFact {
  label: string
  lines: string[]
}

/** When the telephone is answered, where the company works and in which languages, as far as it says so. */
export function contactFacts(
  { openingHours = [], regions = [], workingLanguages = [] }: Partial<Company>,
  locale: Locale,
): ContactFact[] {
  const t = messages[locale]
  const languageNames = new Intl.DisplayNames(regionalTags[locale], { type: 'language' })
  return [
    {
      label: t.CONTACT_HOURS,
      lines: openDays(openingHours, locale).map(({ days, hours }) => listed([days, ...hours])),
    },
    { label: t.CONTACT_REGIONS, lines: [listed(regions.map((region) => region[locale]))] },
    {
      label: t.CONTACT_LANGUAGES,
      lines: [listed(workingLanguages.map((code) => languageNames.of(code) ?? code))],
    },
  ].filter(({ lines }) => lines.some((line) => line !== ''))
}

/** One line that begins with a capital letter; French writes days and languages small. */
function listed(parts: string[]): string {
  const line = parts.join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}
