import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that goes away with the test that made it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'enquiry-service-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
