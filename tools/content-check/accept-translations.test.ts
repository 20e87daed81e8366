import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'accept-translations.ts'), ...args], {
    encoding: 'utf8',
  })

test('a misspelt command is refused', () => {
  expect(run('acept', 'HOME_TAGLINE')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'Unknown command "acept". Use "accept" with keys, or no command for a list.\n',
  })
})

test('a text that does not exist is reported', () => {
  expect(run('accept', 'HOME_TAGLIN')).toMatchObject({
    status: 1,
    stderr: 'No such text: HOME_TAGLIN. Name message keys, or "all".\n',
  })
})
