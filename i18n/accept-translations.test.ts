import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'accept-translations.ts'), ...args], {
    encoding: 'utf8',
  })

test('a misspelt command is not taken for the list, by which nothing is accepted', () => {
  expect(run('acept', 'HOME_TAGLINE')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'There is no command "acept": "accept" and keys, or nothing for a list.\n',
  })
})

test('a text that does not exist is named', () => {
  expect(run('accept', 'HOME_TAGLIN')).toMatchObject({
    status: 1,
    stderr: 'No such text: HOME_TAGLIN. Name message keys, or "all".\n',
  })
})
