import { createLog } from '../process/log.ts'

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
