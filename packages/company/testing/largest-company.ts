import type { Company } from '../facts/define-company.ts'
import type { Locale } from '../i18n/locales.ts'
import { completeCompany } from './complete-company.ts'

/** A company with lists as long as the layout holds, and entries of different lengths. */
export const largestCompany: Company = {
  ...completeCompany,
  withoutPages: [],
  services: entries(14, (id, words) => ({ id, name: words(3), result: words(9) })),
  areas: entries(6, (id, words) => ({
    id,
    name: words(2),
    summary: words(12),
    text: words(24),
    assignments: [words(5), words(9), words(7)],
  })),
  partnerKinds: entries(6, (id, words) => ({
    id,
    name: words(2),
    brings: words(14),
    gets: words(11),
  })),
  steps: entries(6, (id, words) => ({ id, title: words(1), text: words(24) })),
  surveySystems: entries(8, (id, words) => ({
    id,
    name: words(1),
    cost: 30_000 * Number(id.slice(6)),
    risk: { text: words(24), damage: 90_000 },
    repair: { text: words(20), price: 40_000, saving: 20_000 },
  })),
  people: entries(12, (id, words) => ({
    name: `Léa ${id}`,
    role: words(3),
    latestWork: words(14),
    languages: ['fr', 'de'],
    portrait: 'portrait-1',
  })),
  references: entries(9, (id, words) => ({
    client: words(6),
    situation: words(20),
    work: words(24),
    result: { label: words(4), unit: words(1), before: 30, after: 3 + Number(id.slice(6)) },
    year: 2024,
    consent: '2025-01-31',
  })),
}

/** Entries with texts of up to `most` words, of which every entry has others. */
function entries<Entry>(
  count: number,
  entry: (id: string, words: (most: number) => Record<Locale, string>) => Entry,
): Entry[] {
  return Array.from({ length: count }, (_, index) =>
    entry(`entry-${index + 1}`, (most) => ({
      en: text('harvest press barrel cellar bottle vineyard', index, most),
      de: text('Weinlese Kelter Fassbau Weinkeller Flasche Rebberg', index, most),
      fr: text('vendange pressoir tonneau cave bouteille vignoble', index, most),
    })),
  )
}

function text(vocabulary: string, index: number, most: number): string {
  const words = vocabulary.split(' ')
  const length = Math.max(1, most - (index % 4))
  const chosen = Array.from({ length }, (_, place) => words[(index + place) % words.length])
  return `${chosen.join(' ')} ${index + 1}`
}
