import { readFileSync } from 'node:fs'

/** Linux reports processor time in hundredths of a second, whatever it uses internally. */
const ticksPerSecond = 100

/**
 * The processor time that processes have used so far, in microseconds, in user and system mode
 * (`utime` and `stime` in `/proc/PID/stat`).
 */
export function cpuMicroseconds(processIds: readonly number[]): number {
  const ticks = processIds.map((id) => {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name in brackets may contain spaces; utime and stime are fields 14 and 15 of the whole
    // line.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return (ticks.reduce((sum, count) => sum + count, 0) * 1_000_000) / ticksPerSecond
}
