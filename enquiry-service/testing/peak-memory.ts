import { readFileSync } from 'node:fs'

/**
 * The most memory that a running process has held at any time, in megabytes, as Linux counts it;
 * `null` on systems that do not tell.
 */
export function peakMemoryMegabytes(processId: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${processId ?? 'none'}/status`, 'utf8')
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}
