import { writeFileSync } from 'node:fs'
import { peakMemoryMegabytes } from '@site/service/testing/peak-memory.ts'

/**
 * Preloaded with `node --import`: writes the peak memory of the program, in megabytes, to
 * `PEAK_MEMORY_FILE` when it exits.
 */
process.once('exit', () => {
  // On Linux, `maxRSS` starts at that of the parent process.
  const peak = peakMemoryMegabytes(process.pid) ?? process.resourceUsage().maxRSS / 1024
  writeFileSync(process.env.PEAK_MEMORY_FILE ?? '', String(peak))
})
