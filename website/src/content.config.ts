import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { defineCollection } from 'astro:content'

const base = '../content/legal'

/** Legal notice, privacy notice and accessibility statement; `en/imprint` is an id. */
const legal = defineCollection({
  loader: glob({ pattern: '*/{imprint,privacy,accessibility}.md', base }),
  schema: z.strictObject({
    /** The page's heading. */
    title: z.string(),
    /** What search engines show below the title. */
    description: z.string(),
    /** The day on which the text was last revised. */
    updated: z.date(),
  }),
})

export const collections = { legal }
