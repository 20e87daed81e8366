import { readFileSync } from 'node:fs'

/** The most memory that a process has held at once so far, in megabytes (`VmHWM`). */
export function peakMemoryMegabytes(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  const kibibytes = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1])
  return (kibibytes * 1024) / 1_000_000
}
