import type { Case, Company } from '../facts/define-company.ts'
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
    assignments: [5, 9, 7].map((most) => ({
      situation: words(most),
      work: words(12),
      price: words(9),
      more: '#questions',
    })),
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
    risk: { text: words(24), likelihood: words(20), damage: 90_000 },
    repair: { text: words(20), price: 40_000, saving: 20_000, damage: 10_000 },
  })),
  people: entries(12, (id, words) => ({
    name: `Léa ${id}`,
    role: words(3),
    background: words(24),
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
    quote: { text: words(14), role: words(4) },
    // Two are enough for each to lead on to another.
    ...(['entry-1', 'entry-2'].includes(id) && { story: longStory(id, words) }),
  })),
}

/** A story with as many months and options as the layout holds. */
function longStory(id: string, words: (most: number) => Record<Locale, string>): Case['story'] {
  const values = Array.from({ length: 23 }, (_, index) => 30 - index)
  const figures = [...values, 3 + Number(id.slice(6))]
  return {
    slug: id,
    title: words(6),
    problem: [words(60), words(50)],
    picture: { picture: 'case-month-end', alt: words(20), caption: words(20) },
    options: [
      ...[1, 2, 3].map((option) => ({
        name: words(7),
        price: option * 1_234_000,
        reason: words(20),
      })),
      { name: words(5), price: 98_000, reason: words(30), chosen: true },
    ],
    solution: [words(70), words(60)],
    months: figures.map((value, index) => ({
      month: `${2022 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
      value,
      ...(index % 3 === 0 && { note: words(7) }),
    })),
    setback: [words(60), words(55)],
    artefacts: [1, 2].map(() => ({
      title: words(8),
      text: words(30),
      columns: [1, 2, 1, 2, 3].map(words),
      rows: Array.from({ length: 20 }, (_, index) => ({
        cells: [2, 6, 1, 14, 4].map(words),
        ...(index % 4 === 0 && { note: words(16) }),
      })),
      excerpt: 6,
    })),
    payback: words(20),
    sums: [1, 2, 3].map((step) => ({ amount: 111_111 * step, text: words(14) })),
    contact: { person: 'Léa entry-1', text: words(24) },
  }
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
