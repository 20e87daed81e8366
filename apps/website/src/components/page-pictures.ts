/** The pictures at the top of pages, 4:3. */
export const pagePictures = ['about', 'team', 'partners', 'careers'] as const

export type PagePictureName = (typeof pagePictures)[number]
