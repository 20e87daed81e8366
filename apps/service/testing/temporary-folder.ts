import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** `onTestFinished` for a single test, `afterAll` for what a file shares. */
export type CleanUp = (work: () => void | Promise<void>) => void

/** Creates an empty folder that is removed after the test. */
export function temporaryFolder(cleanUp: CleanUp = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'enquiry-service-'))
  cleanUp(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
