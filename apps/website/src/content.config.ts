import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { defineCollection } from 'astro:content'

const base = '../../content/legal'

/** Legal notice, privacy notice and accessibility statement, with ids such as `en/imprint`. */
const legal = defineCollection({
  loader: glob({ pattern: '*/{imprint,privacy,accessibility}.md', base }),
  schema: z.strictObject({
    /** The page's heading. */
    title: z.string(),
    /** The description for search engines. */
    description: z.string(),
    /** The date of the last revision. */
    updated: z.date(),
  }),
})

export const collections = { legal }
