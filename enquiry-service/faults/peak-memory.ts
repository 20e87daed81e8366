import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Loaded before a program (`node --import`): writes the most memory that it has held, in megabytes,
 * to the file `PEAK_MEMORY_FILE` at its end.
 */
process.once('exit', () => {
  writeFileSync(process.env.PEAK_MEMORY_FILE ?? '', String(peakMegabytes()))
})

/** On Linux by the kernel's own count: `maxRSS` there begins with that of the process that started it. */
function peakMegabytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
