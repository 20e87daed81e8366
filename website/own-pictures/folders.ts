/** The owner's texts, facts, pictures and film. */
export const contentFolder = new URL('../../content/', import.meta.url)

/** The converted pictures and film; not committed. */
export const ownFolder = new URL('../src/own/', import.meta.url)
