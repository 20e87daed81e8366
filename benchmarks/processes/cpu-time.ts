import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second towards programs, whatever it uses inside. */
const ticksPerSecond = 100

/**
 * The processor time that processes have used so far, in microseconds: their own and the system's on
 * their behalf (`utime` and `stime` in `/proc/PID/stat`).
 */
export function cpuMicroseconds(processIds: readonly number[]): number {
  const ticks = processIds.map((id) => {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name in brackets may hold spaces; utime and stime are fields 14 and 15 of the whole line.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return (ticks.reduce((sum, count) => sum + count, 0) * 1_000_000) / ticksPerSecond
}
