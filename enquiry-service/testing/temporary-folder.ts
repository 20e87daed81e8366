import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** `onTestFinished` for what one test uses, `afterAll` for what a whole file shares. */
export type CleanUp = (work: () => void | Promise<void>) => void

/** An empty folder that goes away with the test that made it. */
export function temporaryFolder(cleanUp: CleanUp = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'enquiry-service-'))
  cleanUp(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
