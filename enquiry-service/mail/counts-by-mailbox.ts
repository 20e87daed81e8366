import { formatNumber } from '../../i18n/format-number.ts'
import type { Locale } from '../../i18n/locales.ts'

/** `ana@example.ch (3), office@example.ch (1)` */
export function countsByMailbox(counts: ReadonlyMap<string, number>, language: Locale): string {
  return [...counts]
    .map(([address, count]) => `${address} (${formatNumber(count, language)})`)
    .join(', ')
}
