import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { terminalText } from '../text/clean-text.ts'

/** A structured log with one JSON object per line. It contains no personal data. */
export type Log = FastifyBaseLogger

/** Writes to standard output by default. */
export function createLog(level: Settings['logLevel'], destination = logFile(1)): Log {
  const timestamp = pino.stdTimeFunctions.isoTime
  return pino({ level, base: null, timestamp, hooks: { streamWrite: terminalText } }, destination)
}

/** Drops what cannot be written: on a full disk, logging would otherwise throw in the middle of an enquiry. */
export function logFile(fd: number): DestinationStream {
  const open = () =>
    pino.destination({ fd, sync: true }).on('error', () => {
      // The old destination would buffer every line without limit.
      file = open()
    })
  let file = open()
  return {
    write(line) {
      file.write(line)
    },
  }
}
