import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { maxMegabytes } from '@site/service/testing/peak-memory.ts'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'

/** A command that starts a program and measures its peak memory. */
export interface MeasuredProcess {
  /** The program and its parameters, for `spawn`. */
  command: [string, ...string[]]
  environment: NodeJS.ProcessEnv
  /**
   * Prints the peak memory, and fails if it was too high. To be called after the program has ended.
   */
  expectLowMemory: (what: string) => void
}

/**
 * @param program relative to this folder
 * @param parameters its arguments
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
    expectLowMemory(what) {
      const megabytes = Number(readFileSync(file, 'utf8'))
      console.log(`${what}: at most ${megabytes.toFixed(0)} MB`)
      expect(megabytes).toBeGreaterThan(20)
      expect(megabytes).toBeLessThan(maxMegabytes)
    },
  }
}
