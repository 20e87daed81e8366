import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { nodeVersionError } from './start/node-version-error.js'
import { openStorage } from './storage/open/open-storage.ts'
import { sampleValues } from './testing/sample-enquiry.ts'
import { startServiceProcess } from './testing/service-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { storedEnquiries } from './testing/test-app.ts'
import { postEnquiry } from './testing/post-enquiry.ts'

// These start the real process, which is slow on a busy machine.
const longTimeout = { timeout: 20_000 }

test('an acknowledged enquiry survives a killed process', longTimeout, async () => {
  const dataFolder = join(temporaryFolder(), 'data')
  const service = startServiceProcess({ DATA_DIR: dataFolder, MAIL_URL: 'smtp://127.0.0.1:1' })
  expect((await postEnquiry(await service.address)).status).toBe(201)
  await service.end('SIGKILL')

  const storage = await openStorage({ dataFolder, databaseUrl: null })
  onTestFinished(() => storage.close())
  expect((await storedEnquiries(storage.store)).map(({ values }) => values)).toEqual([sampleValues])
})

test('SIGTERM shuts the process down gracefully', longTimeout, async () => {
  const service = startServiceProcess({ DATA_DIR: temporaryFolder() })
  await postEnquiry(await service.address)
  expect(await service.end('SIGTERM')).toBe(0)
})

test(
  'a Ctrl+C that npm passes on a second time still shuts down gracefully',
  longTimeout,
  async () => {
    const service = startServiceProcess({ DATA_DIR: temporaryFolder() })
    await postEnquiry(await service.address)
    service.child.kill('SIGINT')
    expect(await service.end('SIGINT')).toBe(0)
  },
)

test('a wrong setting ends the process with one sentence and no stack', longTimeout, async () => {
  const { child } = startServiceProcess({ PORT: 'eighty' })
  const stderr = child.stderr ? text(child.stderr) : ''
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await stderr).toBe('PORT must be a whole number from 0 to 65535, such as 8080.\n')
})

test('an older Node exits with an explanation', longTimeout, ({ skip }) => {
  const older = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => {
      const program = join(folder, 'node')
      const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
      return { program, problem: status === 0 ? nodeVersionError(stdout.slice(1).trim()) : null }
    })
    .find(({ problem }) => problem !== null)
  if (!older) {
    console.warn('Skipped: there is no older Node in the PATH.')
    skip()
    return
  }
  const main = join(import.meta.dirname, 'main.js')
  const { status, stderr } = spawnSync(older.program, [main], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${older.problem}\n` })
})
