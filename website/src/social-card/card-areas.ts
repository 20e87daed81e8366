import type { TextArea } from './card-renderer.ts'

/** The texts of both kinds of cards; widths are the columns of social-card.css without margins and padding. */
export const cardAreas = {
  film: {
    heading: { classNames: ['film', 'heading'], width: 1072, sizes: [124, 104] },
    note: { classNames: ['film', 'note'], width: 818, sizes: [40] },
  },
  opening: {
    heading: { classNames: ['opening', 'heading'], width: 1072, sizes: [168, 92] },
    // Nine lines fit beside the picture.
    note: { classNames: ['opening', 'note'], width: 254, sizes: Array<number>(9).fill(22) },
  },
} satisfies Record<string, Record<'heading' | 'note', TextArea>>
