import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@site/service/testing/temporary-folder.ts'
import { packageFiles, root } from './project.ts'

test('the lock file is complete: an installation leaves it as it is', () => {
  const folder = temporaryFolder()
  for (const file of [...packageFiles, 'package-lock.json', '.npmrc']) {
    cpSync(join(root, file), join(folder, file))
  }
  // npm would ask the registry for what an incomplete file lacks.
  const command = ['install', '--package-lock-only', '--offline', '--ignore-scripts']
  execFileSync('npm', command, { cwd: folder })
  const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  expect(lock(folder)).toBe(lock(root))
})
