import { createLog } from '../log/log.ts'

export const silentLog = createLog('silent')

/** A log whose lines a test can read. */
export function captureLog() {
  const lines: string[] = []
  const log = createLog('trace', {
    write(line: string) {
      lines.push(line)
    },
  })
  return { lines, log }
}
