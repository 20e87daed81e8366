import type { Company } from '../../../../company/define-company.ts'
import { capitalise } from '../capitalise.ts'
import { fillPlaceholders } from '../../../../i18n/fill-placeholders.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { messages } from '../../../../i18n/messages.ts'
import type { Fact } from '../../sections/FactList.tsx'

/** The place, the workload and home office, as far as they are given. */
export function positionFacts({ careers }: Company, locale: Locale): Fact[] {
  const t = messages[locale]
  const { place, workload, homeOffice } = careers ?? {}
  const facts = [
    { name: t.CAREERS_PLACE, value: place?.[locale] },
    { name: t.CAREERS_WORKLOAD, value: workload && percentages(workload, t.CAREERS_PERCENT) },
    { name: t.CAREERS_HOME_OFFICE, value: homeOffice?.[locale] },
  ]
  return facts.flatMap(({ name, value }) => (value ? [{ name, value: capitalise(value) }] : []))
}

/** "60–100%", or "80%" where there is no choice. */
function percentages({ from, to }: { from: number; to: number }, percent: string): string {
  return fillPlaceholders(percent, { range: from === to ? `${to}` : `${from}–${to}` })
}
