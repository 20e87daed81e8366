/** The owner's texts, facts, pictures and film. */
export const contentFolder = new URL('../../../content/', import.meta.url)

/**
 * The converted pictures and film. A folder of their own: on a server the sources belong to another user
 * (docs/operations.md), and Astro empties `dist/`.
 */
export const ownFolder = new URL('../../../.own-pictures/', import.meta.url)
