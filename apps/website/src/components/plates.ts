/** The pictures at the top of pages, 4:3. */
export const plates = ['about', 'team', 'partners', 'careers'] as const

export type Plate = (typeof plates)[number]
