import type { Part } from './part.ts'
import { enquiries } from './parts/enquiries.ts'
import { instances } from './parts/instances.ts'
import { staticPages } from './parts/static.ts'
import { weights } from './parts/weights.ts'

/** In the order of the report. */
export const parts: Part[] = [weights, staticPages, enquiries, instances]
