/** The words, facts, pictures and film of the owner. */
export const contentFolder = new URL('../../content/', import.meta.url)

/** What the build makes of her pictures and film; not committed. */
export const ownFolder = new URL('../src/own/', import.meta.url)
