import { join } from 'node:path'

/** Where records wait for the report; Playwright empties only its own folder beside this one. */
export const resultsFolder = join(import.meta.dirname, '../../test-results/benchmarks')
