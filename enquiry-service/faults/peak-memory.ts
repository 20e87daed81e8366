import { writeFileSync } from 'node:fs'
import { peakMemoryMegabytes } from '../testing/peak-memory.ts'

/**
 * Loaded before a program (`node --import`): writes the most memory that it has held, in megabytes,
 * to the file `PEAK_MEMORY_FILE` at its end.
 */
process.once('exit', () => {
  // `maxRSS` begins, on Linux, with that of the process that started it.
  const peak = peakMemoryMegabytes(process.pid) ?? process.resourceUsage().maxRSS / 1024
  writeFileSync(process.env.PEAK_MEMORY_FILE ?? '', String(peak))
})
