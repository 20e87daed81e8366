/** The owner's texts, facts, pictures and film. */
export const contentFolder = new URL('../../content/', import.meta.url)

/**
 * The converted pictures and film, in the folder where Astro writes what it generates: on a server the sources
 * belong to another user (docs/operations.md).
 */
export const ownFolder = new URL('../.astro/own-pictures/', import.meta.url)
