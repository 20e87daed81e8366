import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from '../storage/open/open-storage.ts'
import { sampleEnquiry, sampleValues } from '../testing/sample-enquiry.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const run = (args: string, dataFolder = join(temporaryFolder(), 'data')) =>
  spawnSync(
    'sh',
    ['-c', `"${process.execPath}" "${join(import.meta.dirname, 'main.ts')}" ${args}`],
    { env: { PATH: process.env.PATH, DATA_DIR: dataFolder }, encoding: 'utf8' },
  )

// These start the real process, which is slow on a busy machine.
const longTimeout = { timeout: 20_000 }

test('results go to standard output, errors to standard error', longTimeout, async () => {
  const dataFolder = join(temporaryFolder(), 'data')
  const storage = await openStorage({ dataFolder, databaseUrl: null })
  onTestFinished(() => storage.close())
  expect(run('retry --all', dataFolder)).toMatchObject({ status: 0, stderr: '' })
  expect(run('export --format xml', dataFolder)).toMatchObject({
    status: 2,
    stdout: '',
    stderr: '--format must be csv or json.\n',
  })
})

test('a mistyped DATA_DIR is reported, and nothing is created there', longTimeout, () => {
  const dataFolder = join(temporaryFolder(), 'dta')
  expect(run('export', dataFolder)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`no database in DATA_DIR, which is ${dataFolder}.`) as string,
  })
  expect(existsSync(dataFolder)).toBe(false)
})

test('a closed pipe is not an error', longTimeout, () => {
  expect(run('help | head -1')).toMatchObject({
    status: 0,
    stdout: 'Usage: npm run enquiries -- COMMAND\n',
    stderr: '',
  })
})

test('nothing is erased without --yes', longTimeout, async () => {
  const dataFolder = join(temporaryFolder(), 'data')
  const storage = await openStorage({ dataFolder, databaseUrl: null })
  onTestFinished(() => storage.close())
  await storage.store.accept(sampleEnquiry())
  const { email } = sampleValues
  const stderr = expect.stringMatching(/^Nothing was removed\..* --yes /) as string
  expect(run(`erase ${email}`, dataFolder)).toMatchObject({ status: 1, stdout: '', stderr })
  expect(run('purge --days 0', dataFolder)).toMatchObject({ status: 2, stdout: '', stderr })
  expect(run(`erase ${email} --yes`, dataFolder).stdout).toContain(`from ${email}: 1.`)
})
