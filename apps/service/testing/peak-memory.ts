import { readFileSync } from 'node:fs'

/** The limit for every part of the service, in megabytes; the systemd unit allows 512. */
export const maxMegabytes = 300

/** The peak memory of a running process, in megabytes; `null` on systems other than Linux. */
export function peakMemoryMegabytes(processId: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${processId ?? 'none'}/status`, 'utf8')
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}
