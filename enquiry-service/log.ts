import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream } from 'pino'
import type { LogLevel } from './environment-schema.ts'

/** A structured log, one JSON object a line. What is written there names no person. */
export type Log = FastifyBaseLogger

/** Writes to standard output unless told otherwise. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination({ fd: 1, sync: true }),
  )
}
