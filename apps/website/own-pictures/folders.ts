/** The owner's texts, facts, pictures and film. */
export const contentFolder = new URL('../../../content/', import.meta.url)

/**
 * The converted pictures and film. Neither in `content/`, which the build may not write to on a server
 * (docs/hosting.md), nor in `dist/`, which Astro empties.
 */
export const ownFolder = new URL('../../../.own-pictures/', import.meta.url)
