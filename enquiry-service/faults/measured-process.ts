import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** What every part of the service has to do with, in megabytes: the unit allows 512. */
const memoryLimit = 300

/** A way to start a program of ours that tells afterwards how much memory it has held. */
export interface MeasuredProcess {
  /** The program and its parameters, for `spawn`. */
  command: [string, ...string[]]
  environment: NodeJS.ProcessEnv
  /** Prints the most memory it held, and fails when that was too much. To be called after its end. */
  expectLittleMemory: (what: string) => void
}

/**
 * @param program relative to this folder
 * @param parameters what follows it
 */
export function measuredProcess(program: string, ...parameters: string[]): MeasuredProcess {
  const file = join(temporaryFolder(), 'peak-memory')
  const preload = fileURLToPath(new URL('./peak-memory.ts', import.meta.url))
  return {
    command: [
      process.execPath,
      '--import',
      preload,
      join(import.meta.dirname, program),
      ...parameters,
    ],
    environment: { PEAK_MEMORY_FILE: file },
    expectLittleMemory(what) {
      const megabytes = Number(readFileSync(file, 'utf8'))
      console.log(`${what}: at most ${megabytes.toFixed(0)} MB`)
      expect(megabytes).toBeGreaterThan(20)
      expect(megabytes).toBeLessThan(memoryLimit)
    },
  }
}
