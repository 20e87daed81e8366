import type { Part } from './part.ts'
import { enquiries } from './parts/enquiries.ts'
import { growth } from './parts/growth.ts'
import { instances } from './parts/instances.ts'
import { lighthouse } from './parts/lighthouse.ts'
import { staticPages } from './parts/static.ts'

/** In the order of the report. */
export const parts: Part[] = [staticPages, enquiries, growth, instances, lighthouse]
