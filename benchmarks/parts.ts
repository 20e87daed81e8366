import type { Part } from './part.ts'
import { enquiries } from './parts/enquiries.ts'
import { growth } from './parts/growth.ts'
import { instances } from './parts/instances.ts'
import { interactions } from './parts/interactions.ts'
import { lighthouse } from './parts/lighthouse.ts'
import { staticPages } from './parts/static.ts'
import { weights } from './parts/weights.ts'

/** In the order of the report. */
export const parts: Part[] = [
  weights,
  staticPages,
  enquiries,
  growth,
  instances,
  lighthouse,
  interactions,
]
