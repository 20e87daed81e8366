import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream } from 'pino'
import type { LogLevel } from '../settings/environment-schema.ts'
import { terminalText } from './terminal-text.ts'

/** A structured log, one JSON object a line. What is written there names no person. */
export type Log = FastifyBaseLogger

/** Writes to standard output unless told otherwise. */
export function createLog(level: LogLevel, destination = logFile(1)): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return pino(options, {
    write(line) {
      destination.write(terminalText(line))
    },
  })
}

/**
 * Writes to an open file, and leaves out what cannot be written: a log on a full disk would otherwise
 * throw in the middle of an enquiry, or of a delivery whose mail has left.
 */
export function logFile(fd: number): DestinationStream {
  const open = () =>
    pino.destination({ fd, sync: true }).on('error', () => {
      // It would keep every line for later, however many there are.
      file = open()
    })
  let file = open()
  return {
    write(line) {
      file.write(line)
    },
  }
}
