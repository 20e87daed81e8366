import { join } from 'node:path'

/** Not under `test-results`, which Playwright empties at every run. */
export const resultsFolder = join(import.meta.dirname, '../../benchmark-results')
