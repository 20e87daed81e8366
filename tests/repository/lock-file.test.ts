import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../enquiry-service/testing/temporary-folder.ts'

const root = join(import.meta.dirname, '..')
const npmFiles = ['package.json', 'package-lock.json', '.npmrc']

test('the lock file is complete: an installation leaves it as it is', () => {
  const folder = temporaryFolder()
  for (const file of npmFiles) cpSync(join(root, file), join(folder, file))
  // npm would ask the registry for what an incomplete file lacks.
  execFileSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: folder })
  const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  expect(lock(folder)).toBe(lock(root))
})
