import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from './open-storage.ts'
import { samplePayload } from './testing/sample-enquiry.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { storedEnquiries } from './testing/test-app.ts'

// These start the real process, which takes a while on a busy machine.
const patience = { timeout: 20_000 }

function run(environment: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...environment },
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** Resolves with the address that the process prints at its start. */
async function addressOf(child: ChildProcess): Promise<string> {
  for await (const chunk of child.stdout ?? []) {
    const address = /http:\/\/\S+/.exec(String(chunk))?.[0]
    if (address) return address
  }
  throw new Error('The service ended before it printed its address.')
}

const post = (address: string) =>
  fetch(`${address}/send-mail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(samplePayload),
  })

test('what was answered survives a killed process', patience, async () => {
  const dataFolder = join(temporaryFolder(), 'data')
  const child = run({ DATA_DIR: dataFolder, MAIL_URL: 'smtp://127.0.0.1:1' })
  expect((await post(await addressOf(child))).status).toBe(201)
  child.kill('SIGKILL')
  await once(child, 'exit')

  const storage = await openStorage({ dataFolder })
  onTestFinished(() => storage.close())
  expect((await storedEnquiries(storage.store)).map(({ payload }) => payload)).toEqual([
    samplePayload,
  ])
})

test('SIGTERM ends the process in good order', patience, async () => {
  const child = run({ DATA_DIR: temporaryFolder() })
  const address = await addressOf(child)
  await post(address)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a wrong setting ends the process with one sentence and no stack', patience, async () => {
  const child = run({ PORT: 'eighty' })
  const said = child.stderr ? text(child.stderr) : ''
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await said).toBe('PORT must be a whole number from 0 to 65535, such as PORT=8080.\n')
})
